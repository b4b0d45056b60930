import { expect, it } from 'vitest';
import { createAllowance } from './allowance.ts';

it('gives up some streams while levels are late, and takes them back slowly', () => {
  const allowance = createAllowance(100);
  expect(allowance.next(50, 1)).toBe(100);
  // It begins no more of them.
  expect(allowance.next(50, 6)).toBe(50);
  for (let second = 0; second < 4; second += 1) allowance.next(50, 6);
  expect(allowance.next(45, 1)).toBe(45);
  for (let second = 0; second < 60; second += 1) allowance.next(45, 1);
  expect(allowance.next(45, 1)).toBe(46);
});
