import { expect, it } from 'vitest';
import { slicesOf } from './slices.ts';

const other = (count: number) => `Other, ${count}`;
const parts = (...values: number[]) =>
  values.map((value, index) => ({ id: `${index}`, label: `Part ${index}`, value }));

it('goes once round, the largest part first', () => {
  const slices = slicesOf(parts(20, 50, 30), 0, other);
  expect(slices.map(({ from, to }) => [from, to])).toEqual([
    [0, 0.5],
    [0.5, 0.8],
    [0.8, 1],
  ]);
});

it('shows five parts and the rest', () => {
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

it('puts what is below the smallest share to the rest', () =>
  expect(slicesOf(parts(90, 4, 3, 3), 0.05, other).map(({ label }) => label)).toEqual([
    'Part 0',
    'Other, 3',
  ]));

it('keeps the colour of a stream', () => {
  const [first, second] = slicesOf(
    [{ id: 'a', label: '/64kbps', value: 9, color: 2 }, ...parts(5)],
    0,
    other,
  );
  expect([first?.tone, second?.tone]).toEqual(['data-2', 'size-2']);
});

it('has slices of no size where all is nothing', () =>
  expect(slicesOf(parts(0, 0), 0, other).map(({ from, to }) => [from, to])).toEqual([
    [0, 0],
    [0, 0],
  ]));
