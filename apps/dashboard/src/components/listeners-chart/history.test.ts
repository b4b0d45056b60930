import type { ListenerHistory } from '@unmuted/api';
import { expect, test } from 'vitest';
import { historyPoints, withPresent } from '#/components/listeners-chart/history.ts';

const endsAt = '2026-09-14T18:30:00.000Z';
const history = (values: (number | null)[]): ListenerHistory => ({
  stepS: 1800,
  endsAt,
  values,
  sample: false,
});

test('each step is placed at its start; the last one ends with the history', () => {
  expect(historyPoints(history([1, null]))).toEqual([
    { at: Date.parse('2026-09-14T17:30:00.000Z'), value: 1 },
    { at: Date.parse('2026-09-14T18:00:00.000Z'), value: null },
  ]);
});

test('the current value comes last and replaces later steps', () => {
  const points = [
    { at: 1000, value: 3 },
    { at: 2000, value: 4 },
  ];
  expect(withPresent(points, { at: 2500, value: 9 })).toEqual([...points, { at: 2500, value: 9 }]);
  expect(withPresent(points, { at: 1500, value: 9 })).toEqual([points[0], { at: 1500, value: 9 }]);
});

test('an unknown current value adds no point', () => {
  const points = [{ at: 1000, value: 3 }];
  expect(withPresent(points, null)).toEqual(points);
  expect(withPresent(points, { at: 2000, value: null })).toEqual(points);
});
