import { beforeEach, expect, it, vi } from 'vitest';
import { systemClock } from '#/platform/clock/clock.ts';
import { createSharedEar } from './shared-ear.ts';

const options = { clock: systemClock, onError: () => {} };
const ear = { open: vi.fn(), capabilities: vi.fn(() => null), usage: vi.fn(() => null), stop: vi.fn() };
const start = vi.fn(() => ear);
const hold = createSharedEar(start);
beforeEach(() => void vi.clearAllMocks());

it('starts one ear when it is needed first, and stops it with its last holder', () => {
  const one = hold(options);
  const two = hold(options);
  expect(start).not.toHaveBeenCalled();
  one.capabilities();
  two.open({ onLevels: () => {}, onProblem: () => {} });
  expect(start).toHaveBeenCalledTimes(1);
  one.stop();
  one.stop();
  expect(ear.stop).not.toHaveBeenCalled();
  two.stop();
  expect(ear.stop).toHaveBeenCalledTimes(1);
  expect(() => two.capabilities()).toThrow('stopped');
});

it('starts another one afterwards, and none for a holder that needs none', () => {
  hold(options).stop();
  expect(ear.stop).not.toHaveBeenCalled();
  const again = hold(options);
  again.capabilities();
  expect(start).toHaveBeenCalledTimes(1);
  again.stop();
});
