import { expect, test } from 'vitest';
import { findingOf } from '#/components/listeners-chart/finding.ts';

const day = (...values: (number | null)[]) => values.map((value, step) => ({ at: step * 1000, value }));

test('finds the time with the most listeners', () => {
  expect(findingOf(day(3, 12, 7))).toEqual({ kind: 'most-at', at: 1000, value: 12 });
});

test('picks the first of several equal peaks', () => {
  expect(findingOf(day(3, 12, 7, 12))).toMatchObject({ kind: 'most-at', at: 1000 });
});

test('ignores missing measurements', () => {
  expect(findingOf(day(null, 3, null, 5, 4))).toMatchObject({ kind: 'most-at', at: 3000 });
});

test('reports the current value as highest only when it is', () => {
  expect(findingOf(day(3, 12, 13), 2000)).toEqual({ kind: 'most-now', value: 13 });
  expect(findingOf(day(3, 12, 12), 2000)).toMatchObject({ kind: 'most-at', at: 1000 });
});

test('without a current value the last step is treated like any other', () => {
  expect(findingOf(day(3, 12, 13))).toMatchObject({ kind: 'most-at', at: 2000 });
});

test('a day without changes is steady', () => {
  expect(findingOf(day(4, 4, null, 4))).toEqual({ kind: 'steady', value: 4 });
});

test('a single measurement is not a steady day', () => {
  expect(findingOf(day(null, 4))).toMatchObject({ kind: 'most-at', at: 1000 });
});

test('reports zero listeners for the whole day only when it was fully measured', () => {
  expect(findingOf(day(0, 0))).toEqual({ kind: 'nobody', whole: true });
  expect(findingOf(day(0, null))).toEqual({ kind: 'nobody', whole: false });
});

test.each([[day()], [day(null, null)]])('returns null without data', (points) => {
  expect(findingOf(points)).toEqual({ kind: 'nothing-known' });
});
