import { expect, it } from 'vitest';
import { clamp, decimalsOf, inferSign, isWithin, roundTo } from './number-range.ts';

it('counts the decimals of a step', () => {
  expect([1, 0.5, 0.25, 10].map(decimalsOf)).toEqual([0, 1, 2, 0]);
});

it('clamps to the range', () => {
  expect(clamp(-100, { min: -90, max: -10 })).toBe(-90);
  expect(clamp(3, { min: 5 })).toBe(5);
  expect(clamp(3, {})).toBe(3);
});

it('checks whether a number is within the range', () => {
  expect(isWithin(-50, { min: -90, max: -10 })).toBe(true);
  expect(isWithin(0, { max: -10 })).toBe(false);
});

it('removes floating-point errors', () => {
  expect(roundTo(0.1 + 0.2, 1)).toBe(0.3);
});

it('infers a minus where only negative numbers are allowed', () => {
  expect(inferSign(50, { min: -90, max: -10 })).toBe(-50);
  expect(inferSign(50, { min: -90, max: 10 })).toBe(50);
});
