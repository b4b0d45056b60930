import { expect, it } from 'vitest';
import { slicesOf } from './slices.ts';

const other = (count: number) => `Other, ${count}`;
const parts = (...values: number[]) =>
  values.map((value, index) => ({ id: `${index}`, label: `Part ${index}`, value }));

it('fills the circle, largest part first', () => {
  const slices = slicesOf(parts(20, 50, 30), 0, other);
  expect(slices.map(({ from, to }) => [from, to])).toEqual([
    [0, 0.5],
    [0.5, 0.8],
    [0.8, 1],
  ]);
});

it('shows five parts and the remainder', () => {
  const slices = slicesOf(parts(30, 20, 15, 12, 10, 8, 5), 0.05, other);
  expect(slices.map(({ label }) => label)).toEqual([
    'Part 0',
    'Part 1',
    'Part 2',
    'Part 3',
    'Part 4',
    'Other, 2',
  ]);
  expect(slices.at(-1)).toMatchObject({ value: 13, tone: 'rest' });
});

it('groups parts below the minimum share into the remainder', () =>
  expect(slicesOf(parts(90, 4, 3, 3), 0.05, other).map(({ label }) => label)).toEqual([
    'Part 0',
    'Other, 3',
  ]));

it('keeps the given colour', () => {
  const [first, second] = slicesOf(
    [{ id: 'a', label: '/64kbps', value: 9, color: 2 }, ...parts(5)],
    0,
    other,
  );
  expect([first?.tone, second?.tone]).toEqual(['data-2', 'size-2']);
});

it('gives every slice zero size when all values are zero', () =>
  expect(slicesOf(parts(0, 0), 0, other).map(({ from, to }) => [from, to])).toEqual([
    [0, 0],
    [0, 0],
  ]));
