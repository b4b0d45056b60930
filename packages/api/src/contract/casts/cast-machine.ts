import type { CastState } from '#/contract/casts/casts.schemas.ts';
import { defineStateMachine } from '#/contract/shared/state-machine.ts';

const open = ['live', 'off_air', 'never_connected'] as const;
const notSuspended = [...open, 'stopped', 'unknown'] as const;
const everyone = ['customer', 'admin'] as const;
const staff = ['admin'] as const;

/** The moves of a cast. In the state `unknown` its engine is down and accepts no commands. */
export const castMachine = defineStateMachine<CastState, CastMove>({
  moves: {
    start: { from: ['stopped'], done: [...open, 'unknown'], by: everyone },
    stop: { from: open, done: ['stopped'], by: everyone },
    restart: { from: ['live'], done: [], by: everyone },
    setTitle: { from: ['live'], done: [], by: everyone },
    kickSource: { from: ['live'], done: [], by: everyone },
    suspend: { from: notSuspended, done: ['suspended'], by: staff },
    unsuspend: { from: ['suspended'], done: notSuspended, by: staff },
  },
  errors: {
    off_air: 'cast.off_air',
    never_connected: 'cast.off_air',
    stopped: 'cast.stopped',
    suspended: 'cast.suspended',
  },
  setByStaff: 'cast.stopped_by_admin',
});

/** A move of a cast. */
export type CastMove = 'start' | 'stop' | 'restart' | 'setTitle' | 'kickSource' | 'suspend' | 'unsuspend';
