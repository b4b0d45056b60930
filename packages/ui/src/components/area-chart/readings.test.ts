import { expect, it } from 'vitest';
import { highestOf, readingsOf } from './readings.ts';

const points = (...pairs: [at: number, value: number | null][]) =>
  pairs.map(([at, value]) => ({ at, value }));

it('joins series by time, oldest first', () => {
  const found = readingsOf([{ points: points([2, 5], [3, 6]) }, { points: points([1, 7], [3, null]) }]);
  expect(found.map(({ at, points: row }) => [at, ...row.map((point) => point?.value)])).toEqual([
    [1, undefined, 7],
    [2, 5, undefined],
    [3, 6, null],
  ]);
});

it('includes the comparison only where it has a point', () => {
  const [first, second] = readingsOf([{ points: points([1, 5], [2, 6]) }], points([2, 3], [9, 9]));
  expect(first?.compare).toBeUndefined();
  expect(second?.compare?.value).toBe(3);
});

it('scales to the band, not only to the average', () =>
  expect(
    highestOf([
      { at: 0, value: 5, max: 9 },
      { at: 1, value: null },
    ]),
  ).toBe(9));
