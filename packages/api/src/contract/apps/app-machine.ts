import type { MobileApp } from '#/contract/casts/products.schemas.ts';
import { defineStateMachine } from '#/contract/shared/state-machine.ts';

/** The state of an app, see `appStates`. */
export type AppState = MobileApp['status'];

/** A move of an app. */
export type AppMove =
  | 'submit'
  | 'withdraw'
  | 'request_changes'
  | 'approve'
  | 'start_build'
  | 'fail_build'
  | 'finish_build'
  | 'send'
  | 'reject'
  | 'publish'
  | 'unpublish'
  | 'remove'
  | 'recover'
  | 'hold'
  | 'resume';

const staff = ['admin'] as const;
const both = ['customer', 'admin'] as const;
const editable = ['draft', 'changes_requested', 'rejected_by_store', 'live', 'unpublished'] as const;

/**
 * The life of an app: written, reviewed by staff, built, sent to its store, live. A live app stays in its store while an
 * update goes through the same states. Build machines make the three moves of a build, in the name of staff.
 */
export const appMachine = defineStateMachine<AppState, AppMove>({
  moves: {
    submit: { from: editable, done: ['in_review'], by: both },
    withdraw: { from: ['in_review'], done: [], by: both },
    request_changes: {
      from: ['in_review', 'queued', 'build_failed', 'ready'],
      done: ['changes_requested'],
      by: staff,
    },
    /** Queues a build; repeated after a failed build, and for another build of a version that is ready. */
    approve: { from: ['in_review', 'build_failed', 'ready'], done: ['queued'], by: staff },
    start_build: { from: ['queued'], done: ['building'], by: staff },
    fail_build: { from: ['queued', 'building'], done: ['build_failed'], by: staff },
    /** Also by uploading a file that was built elsewhere. */
    finish_build: { from: ['queued', 'building', 'build_failed'], done: ['ready'], by: staff },
    send: { from: ['ready'], done: ['submitted'], by: staff },
    reject: { from: ['submitted'], done: ['rejected_by_store'], by: staff },
    publish: { from: ['submitted'], done: ['live'], by: staff },
    unpublish: { from: ['live'], done: ['unpublished'], by: both },
    remove: { from: ['live', 'unpublished'], done: ['removed_by_store'], by: staff },
    /** A removed Android app needs another package id. */
    recover: { from: ['removed_by_store'], done: ['draft'], by: staff },
    hold: {
      from: [...editable, 'in_review', 'queued', 'build_failed', 'ready', 'submitted', 'removed_by_store'],
      done: ['on_hold'],
      by: staff,
    },
    resume: { from: ['on_hold'], done: [], by: staff },
  },
  errors: {
    draft: 'app.not_in_review',
    in_review: 'app.in_review',
    changes_requested: 'app.not_in_review',
    queued: 'app.in_build',
    building: 'app.in_build',
    build_failed: 'app.in_build',
    ready: 'app.in_build',
    submitted: 'app.in_store_review',
    rejected_by_store: 'app.not_in_review',
    live: 'app.not_in_review',
    removed_by_store: 'app.removed',
    unpublished: 'app.not_in_review',
    on_hold: 'app.on_hold',
  },
  setByStaff: 'app.on_hold',
});
