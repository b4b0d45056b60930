import { expect, it } from 'vitest';
import { SHADES, shadeLimit, shadeOf } from './classes.ts';

it.each([
  [0, 0],
  [1, 1],
  [4, 1],
  [12, 2],
  [20, 3],
  [75, 4],
  [113, 5],
  [179, 6],
])('maps %s of 179 to shade %s', (value, shade) => expect(shadeOf(value, 179)).toBe(shade));

it('has shade 0 for zero values', () => {
  expect(shadeOf(0, 0)).toBe(0);
  expect(shadeOf(-3, 10)).toBe(0);
  expect(shadeOf(Number.NaN, 10)).toBe(0);
});

it('returns the upper limit of each shade', () => {
  for (let shade = 1; shade <= SHADES; shade += 1) {
    const limit = shadeLimit(shade, 179);
    expect(shadeOf(limit - 0.01, 179)).toBe(shade);
  }
  expect(shadeLimit(SHADES, 179)).toBe(179);
});
