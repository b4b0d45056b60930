import { expect, test } from 'vitest';
import { castQueryOf, castsToList } from '#/features/cast/palette/palette-query.ts';

const castsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ name: `Radio ${index}`, username: `radio-${index}` }));

test.each([
  ['stop aurora', 'aurora'],
  ['Aurora  Stat', 'aurora'],
  ['aurora', 'aurora'],
  ['stop', 'stop'],
  ['stop statistics', 'stop statistics'],
  ['', ''],
])('of the query "%s" the server searches "%s"', (query, expected) => {
  expect(castQueryOf(query, ['Stop…', 'Statistics'])).toBe(expected);
});

test('lists all of a few casts, and of many only the named ones', () => {
  expect(castsToList(castsOf(50), '')).toHaveLength(50);
  expect(castsToList(castsOf(51), '')).toEqual([]);
  expect(castsToList(castsOf(51), 'stats RADIO-7')).toEqual([{ name: 'Radio 7', username: 'radio-7' }]);
  expect(castsToList(castsOf(500), 'radio')).toHaveLength(50);
});
