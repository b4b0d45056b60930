import { expect, it } from 'vitest';
import { barsOf } from './bars.ts';

const items = [
  { id: 'fr', label: 'France', value: 6 },
  { id: 'ie', label: 'Ireland', value: 94 },
  { id: 'gb', label: 'United Kingdom', value: 26 },
  { id: 'nl', label: 'Netherlands', value: 5 },
];
const other = (count: number) => `Other, ${count}`;

it('scales to the longest bar when values are shown', () =>
  expect(barsOf({ items }, other).map(({ id, length }) => [id, length])).toEqual([
    ['ie', 1],
    ['gb', 26 / 94],
    ['fr', 6 / 94],
    ['nl', 5 / 94],
  ]));

it('scales to the total when shares are shown', () => {
  const [first] = barsOf({ items, show: 'share', total: 137 }, other);
  expect(first?.length).toBeCloseTo(94 / 137);
  expect(first?.share).toBeCloseTo(94 / 137);
});

it('groups the remainder into one bar on the same scale', () => {
  const bars = barsOf({ items, max: 2 }, other);
  expect(bars.at(-1)).toMatchObject({ label: 'Other, 2', value: 11, isRest: true, length: 11 / 94 });
});

it('adds the aggregate remainder to the last bar and to the total', () => {
  const bars = barsOf({ items, max: 2, show: 'share', rest: { count: 9, value: 9 } }, other);
  expect(bars.at(-1)).toMatchObject({ label: 'Other, 11', value: 20, share: 20 / 140 });
  expect(barsOf({ items, rest: { count: 9, value: 9 } }, other).at(-1)).toMatchObject({
    label: 'Other, 9',
    value: 9,
  });
  expect(bars.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
});

it('gives every bar zero length when all values are zero', () =>
  expect(barsOf({ items: [{ id: 'a', label: 'A', value: 0 }] }, other)[0]).toMatchObject({
    length: 0,
    share: 0,
  }));
