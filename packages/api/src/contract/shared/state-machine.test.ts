import { describe, expect, it } from 'vitest';
import { castMachine } from '#/contract/casts/cast-machine.ts';
import { castStates } from '#/contract/casts/casts.schemas.ts';
import { canMove, moveError } from '#/contract/shared/state-machine.ts';

describe('the moves of a cast', () => {
  it.each([
    ['start', 'stopped', null],
    ['start', 'live', null],
    ['start', 'suspended', 'cast.suspended'],
    ['stop', 'stopped', null],
    ['restart', 'stopped', 'cast.stopped'],
    ['setTitle', 'never_connected', 'cast.off_air'],
    ['kickSource', 'unknown', 'service.unavailable'],
    ['suspend', 'live', 'auth.forbidden'],
  ] as const)('%s from %s by the owner: %s', (move, state, error) => {
    expect(moveError(castMachine, move, { state, role: 'customer' })).toBe(error);
  });

  it('out of a state that staff have set are for staff only', () => {
    const stopped = { state: 'stopped', setBy: 'admin' } as const;
    expect(moveError(castMachine, 'start', { ...stopped, role: 'customer' })).toBe('cast.stopped_by_admin');
    expect(moveError(castMachine, 'start', { ...stopped, role: 'admin' })).toBeNull();
  });

  it('are offered only where they change something', () => {
    const offered = castStates.map((state) => [
      state,
      canMove(castMachine, 'stop', { state, role: 'admin' }),
    ]);
    expect(offered.filter(([, isOffered]) => isOffered).map(([state]) => state)).toEqual([
      'live',
      'off_air',
      'never_connected',
    ]);
  });
});
