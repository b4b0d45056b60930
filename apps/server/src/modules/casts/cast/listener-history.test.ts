import { expect, it } from 'vitest';
import { lastDay, peakOf, toHistory } from '#/modules/casts/cast/listener-history.ts';

const steps = lastDay(new Date('2026-03-02T09:10:00Z'));

it('is split at half hours and ends after now', () => {
  expect(steps).toEqual({ end: new Date('2026-03-02T09:30:00Z'), stepS: 1800, count: 48 });
  expect(lastDay(new Date('2026-03-02T09:30:00Z')).end).toEqual(new Date('2026-03-02T10:00:00Z'));
});

it('returns null, never zero, where nothing was measured', () => {
  const { values } = toHistory(steps, { steps: [2], peaks: [0], sample: false });
  expect(values.slice(0, 4)).toEqual([null, null, 0, null]);
});

it('keeps the highest of several values in a step', () => {
  const { values } = toHistory(steps, { steps: [2, 1, 2], peaks: [9, 5, 4], sample: false });
  expect(values.slice(0, 4)).toEqual([null, 5, 9, null]);
});

it('reports whether it contains sample data', () => {
  const peaks = { steps: [0, 1], peaks: [1, 1] };
  expect(toHistory(steps, { ...peaks, sample: true }).sample).toBe(true);
  expect(toHistory(steps, { ...peaks, sample: false }).sample).toBe(false);
});

it('has no peak when nothing was measured', () => {
  expect(peakOf(toHistory(steps, undefined))).toBeNull();
  expect(peakOf(toHistory(steps, { steps: [7], peaks: [3], sample: false }))).toBe(3);
});
