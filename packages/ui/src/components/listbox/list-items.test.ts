import { expect, it } from 'vitest';
import { flattenItems, isGroup, moveIndex } from './list-items.ts';

it('flattens groups in order', () => {
  const items = [
    { value: 'a', label: 'A' },
    { label: 'More', options: [{ value: 'b', label: 'B' }] },
  ];
  expect(items.map(isGroup)).toEqual([false, true]);
  expect(flattenItems(items).map(({ value }) => value)).toEqual(['a', 'b']);
});

it.each([
  ['ArrowDown', -1, 0],
  ['ArrowDown', 24, 24],
  ['ArrowUp', -1, 24],
  ['ArrowUp', 0, 0],
  ['PageDown', -1, 10],
  ['PageDown', 20, 24],
  ['PageUp', 4, 0],
  ['Home', 7, 0],
  ['End', 7, 24],
  ['x', 7, undefined],
])('moves by %s from %i of 25 to %j', (key, from, to) => {
  expect(moveIndex(key, from, 25)).toBe(to);
});
