import { expect, test } from 'vitest';
import { findingOf } from '#/components/listeners-chart/finding.ts';

const day = (...values: (number | null)[]) => values.map((value, step) => ({ at: step * 1000, value }));

test('the moment with the most listeners is named', () => {
  expect(findingOf(day(3, 12, 7))).toEqual({ kind: 'most-at', at: 1000, value: 12 });
});

test('of several such moments it is the first', () => {
  expect(findingOf(day(3, 12, 7, 12))).toMatchObject({ kind: 'most-at', at: 1000 });
});

test('what was not measured is passed over', () => {
  expect(findingOf(day(null, 3, null, 5, 4))).toMatchObject({ kind: 'most-at', at: 3000 });
});

test('the present is said to be the highest only when it is', () => {
  expect(findingOf(day(3, 12, 13), 2000)).toEqual({ kind: 'most-now', value: 13 });
  expect(findingOf(day(3, 12, 12), 2000)).toMatchObject({ kind: 'most-at', at: 1000 });
});

test('without a present the last step is a moment like any other', () => {
  expect(findingOf(day(3, 12, 13))).toMatchObject({ kind: 'most-at', at: 2000 });
});

test('a day without a change is steady', () => {
  expect(findingOf(day(4, 4, null, 4))).toEqual({ kind: 'steady', value: 4 });
});

test('a single measurement is no steady day', () => {
  expect(findingOf(day(null, 4))).toMatchObject({ kind: 'most-at', at: 1000 });
});

test('nobody is said of the whole day only when the whole day was measured', () => {
  expect(findingOf(day(0, 0))).toEqual({ kind: 'nobody', whole: true });
  expect(findingOf(day(0, null))).toEqual({ kind: 'nobody', whole: false });
});

test.each([[day()], [day(null, null)]])('nothing is made of nothing', (points) => {
  expect(findingOf(points)).toEqual({ kind: 'nothing-known' });
});
