import { expect, it } from 'vitest';
import { lastDay, peakOf, toHistory } from '#/modules/cast/history.ts';

const steps = lastDay(new Date('2026-03-02T09:10:00Z'));

it('is cut at the half hours of the clock and ends after now', () => {
  expect(steps).toEqual({ end: new Date('2026-03-02T09:30:00Z'), stepS: 1800, count: 48 });
  expect(lastDay(new Date('2026-03-02T09:30:00Z')).end).toEqual(new Date('2026-03-02T10:00:00Z'));
});

it('has null, never zero, where nothing was measured', () => {
  const { values } = toHistory(steps, [{ step: 2, peak: 0, sample: false }]);
  expect(values.slice(0, 4)).toEqual([null, null, 0, null]);
});

it('is a sample as soon as one step is', () => {
  const rows = [
    { step: 0, peak: 1, sample: false },
    { step: 1, peak: 1, sample: true },
  ];
  expect(toHistory(steps, rows).sample).toBe(true);
  expect(toHistory(steps, rows.slice(0, 1)).sample).toBe(false);
});

it('has no peak when nothing was measured', () => {
  expect(peakOf(toHistory(steps, []))).toBeNull();
  expect(peakOf(toHistory(steps, [{ step: 7, peak: 3, sample: false }]))).toBe(3);
});
