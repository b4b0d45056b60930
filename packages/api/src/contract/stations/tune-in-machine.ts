import { defineStateMachine } from '#/contract/shared/state-machine.ts';
import type { TuneInState } from '#/contract/stations/tune-in.schemas.ts';

const open = ['off', 'pending', 'ok', 'failing', 'refused'] as const;
const staff = ['admin'] as const;

/** What staff can do about the calls of a station. The other moves follow from the replies of TuneIn. */
export const tuneInMachine = defineStateMachine<TuneInState, TuneInMove>({
  moves: {
    pause: { from: open, done: ['paused'], by: staff },
    disable: { from: [...open, 'paused'], done: ['disabled'], by: staff },
    resume: { from: ['paused', 'disabled'], done: open, by: staff },
  },
  errors: { disabled: 'tune_in.disabled' },
  setByStaff: 'tune_in.disabled',
});

/** An act of staff about the calls of a station. */
export type TuneInMove = 'pause' | 'disable' | 'resume';
