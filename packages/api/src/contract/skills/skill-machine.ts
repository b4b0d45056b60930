import type { AlexaSkill } from '#/contract/casts/products.schemas.ts';
import { defineStateMachine } from '#/contract/shared/state-machine.ts';

/** The state of a skill, see `alexaStates`. */
export type SkillState = AlexaSkill['status'];

const staff = ['admin'] as const;
const both = ['customer', 'admin'] as const;
const editable = ['draft', 'changes_requested', 'rejected', 'active'] as const;

/**
 * The life of a skill: written, reviewed by staff, sent to Amazon, certified or rejected. A skill that is live keeps
 * answering while an update goes through the same states.
 */
export const skillMachine = defineStateMachine<SkillState, SkillMove>({
  moves: {
    submit: { from: editable, done: ['in_review'], by: both },
    withdraw: { from: ['in_review'], done: ['draft'], by: both },
    request_changes: { from: ['in_review', 'processing'], done: ['changes_requested'], by: staff },
    approve: { from: ['in_review'], done: ['processing'], by: staff },
    send: { from: ['processing'], done: ['certification'], by: staff },
    certify: { from: ['certification'], done: ['active'], by: staff },
    reject: { from: ['certification'], done: ['rejected'], by: staff },
    suspend: {
      from: [...editable, 'in_review', 'processing', 'certification'],
      done: ['suspended'],
      by: staff,
    },
    resume: { from: ['suspended'], done: [], by: staff },
  },
  errors: {
    draft: 'skill.not_in_review',
    in_review: 'skill.in_review',
    changes_requested: 'skill.not_in_review',
    processing: 'skill.in_review',
    certification: 'skill.in_certification',
    rejected: 'skill.not_in_review',
    active: 'skill.not_in_review',
    suspended: 'skill.suspended',
  },
  setByStaff: 'skill.suspended',
});

/** A move of a skill. */
export type SkillMove =
  | 'submit'
  | 'withdraw'
  | 'request_changes'
  | 'approve'
  | 'send'
  | 'certify'
  | 'reject'
  | 'suspend'
  | 'resume';
