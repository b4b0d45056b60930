import { describe, expect, it } from 'vitest';
import { moveItem, placeInGap, placeOf, withMoved } from './place.ts';
import { stepsFor } from './steps.ts';

const columns = [
  { id: 'new', keys: ['a', 'b', 'c'] },
  { id: 'review', keys: ['d'] },
  { id: 'live', keys: [] },
];
const at = (column: string, index: number) => ({ column, index });

it('moves an item forward, backward and not at all', () => {
  expect(moveItem(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
  expect(moveItem(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
  expect(moveItem(['a', 'b', 'c'], 1, 1)).toEqual(['a', 'b', 'c']);
});

it('finds the place of an item', () => {
  expect(placeOf(columns, 'd')).toEqual(at('review', 0));
  expect(placeOf(columns, 'x')).toBeUndefined();
});

it('moves an item within a column and to another', () => {
  expect(withMoved(columns, 'a', at('new', 1))[0]?.keys).toEqual(['b', 'a', 'c']);
  expect(withMoved(columns, 'a', at('review', 1)).map(({ keys }) => keys)).toEqual([
    ['b', 'c'],
    ['d', 'a'],
    [],
  ]);
});

it.each([
  { gap: 0, place: 0 },
  { gap: 1, place: 1 },
  { gap: 2, place: 1 },
  { gap: 3, place: 2 },
])('drops the second of three items from gap $gap at place $place', ({ gap, place }) => {
  expect(placeInGap(at('new', 1), at('new', gap))).toEqual(at('new', place));
});

it('counts the gaps of another column as they are', () => {
  expect(placeInGap(at('new', 0), at('review', 1))).toEqual(at('review', 1));
});

describe('stepsFor', () => {
  it('moves within the column and stops at its ends', () => {
    expect(stepsFor('ArrowDown', at('new', 1), columns, 'ltr')).toEqual([at('new', 2)]);
    expect(stepsFor('ArrowDown', at('new', 2), columns, 'ltr')).toEqual([]);
    expect(stepsFor('ArrowUp', at('new', 0), columns, 'ltr')).toEqual([]);
    expect(stepsFor('Home', at('new', 2), columns, 'ltr')).toEqual([at('new', 0)]);
    expect(stepsFor('End', at('new', 0), columns, 'ltr')).toEqual([at('new', 2)]);
  });

  it('offers the columns on one side, nearest first, at the same height where possible', () => {
    expect(stepsFor('ArrowRight', at('new', 2), columns, 'ltr')).toEqual([at('review', 1), at('live', 0)]);
    expect(stepsFor('ArrowLeft', at('live', 0), columns, 'ltr')).toEqual([at('review', 0), at('new', 0)]);
    expect(stepsFor('ArrowLeft', at('new', 0), columns, 'ltr')).toEqual([]);
  });

  it('reverses left and right from right to left', () => {
    expect(stepsFor('ArrowLeft', at('new', 0), columns, 'rtl')).toEqual([at('review', 0), at('live', 0)]);
  });
});
