import { fixtures } from '@unmuted/api/testing';
import { describe, expect, test } from 'vitest';
import { leading, leftAtOnce, restOf } from '#/features/cast/statistics/breakdown-lines.ts';
import { dataAvailability } from '#/features/cast/statistics/data-availability.ts';
import { changeOf } from '#/features/cast/statistics/figure-change.ts';
import { bestHour, weekOf } from '#/features/cast/statistics/heatmap-week.ts';
import {
  comparedPoints,
  comparedRange,
  timelineFinding,
  timelinePoints,
} from '#/features/cast/statistics/timeline-points.ts';

describe('change', () => {
  test('is relative to the previous value', () => {
    expect(changeOf(12, 10)).toEqual({ direction: 'up', amount: 0.2 });
    expect(changeOf(9, 10)).toEqual({ direction: 'down', amount: 0.1 });
  });
  test('of shares is their difference', () => {
    const change = changeOf(0.328, 0.342, true);
    expect(change?.direction).toBe('down');
    expect(change?.amount).toBeCloseTo(0.014);
    expect(changeOf(0.5, 0, true)).toEqual({ direction: 'up', amount: 0.5 });
  });
  test('that rounds to zero is none', () =>
    expect(changeOf(10_001, 10_000)).toEqual({ direction: 'same', amount: 0 }));
  test.each([
    [null, 3],
    [3, null],
    [3, undefined],
    [3, 0],
  ])('from %s to %s is undefined', (value, before) => expect(changeOf(value, before)).toBeUndefined());
});

describe('timeline', () => {
  const curve = (from: string, resolution: 'hour' | 'day', at: string[], mean: (number | null)[]) => ({
    ...fixtures.statisticsTimeseries,
    from,
    resolution,
    at,
    mean,
    lowest: mean,
    highest: mean,
    until: new Date(Date.parse(at.at(-1) ?? '') + 3_600_000).toISOString(),
  });
  const hours = (from: string, count: number) =>
    Array.from({ length: count }, (_, hour) => new Date(Date.parse(from) + hour * 3_600_000).toISOString());

  test('preserves gaps', () => {
    const points = timelinePoints(fixtures.statisticsTimeseries);
    expect(points.some(({ value }) => value === null)).toBe(true);
    expect(points.filter(({ value }) => value === null).every(({ max }) => max === null)).toBe(true);
  });
  test('finds the first time of the peak', () => {
    const at = hours('2026-09-01T00:00:00Z', 3);
    expect(timelineFinding(curve('', 'hour', at, [3, 9, 9]))).toEqual({
      kind: 'most-at',
      at: Date.parse('2026-09-01T01:00:00Z'),
      value: 9,
    });
    expect(timelineFinding(curve('', 'hour', at, [0, null, 0]))).toEqual({ kind: 'nobody' });
    expect(timelineFinding(curve('', 'hour', at, [null, null, null]))).toEqual({ kind: 'nothing-known' });
  });
  test('is compared by local time, also across a daylight saving change', () => {
    // In Dublin on 25 October 2026, 01:00 occurs twice.
    const shown = curve(
      '2026-10-26T00:00:00Z',
      'hour',
      hours('2026-10-26T00:00:00Z', 24),
      Array.from({ length: 24 }, () => 0),
    );
    const before = curve(
      '2026-10-24T23:00:00Z',
      'hour',
      hours('2026-10-24T23:00:00Z', 25),
      Array.from({ length: 25 }, (_, hour) => hour),
    );
    const points = comparedPoints(shown, before);
    expect(points).toHaveLength(24);
    expect(points[0]?.value).toBe(0);
    expect(points[20]).toEqual({ at: Date.parse('2026-10-26T20:00:00Z'), value: 21 });
  });
  test('repeats values when compared with larger steps', () => {
    const shown = curve('2026-09-03T23:00:00Z', 'hour', hours('2026-09-03T23:00:00Z', 30), []);
    const before = {
      ...curve('2026-08-03T23:00:00Z', 'day', ['2026-08-03T23:00:00Z', '2026-08-04T23:00:00Z'], [5, 7]),
      until: '2026-08-05T23:00:00.000Z',
    };
    const values = comparedPoints(shown, before).map(({ value }) => value);
    expect(values).toEqual([...Array.from({ length: 24 }, () => 5), 7, 7, 7, 7, 7, 7]);
  });
  test('ends with the compared range', () => {
    const shown = curve('2026-09-03T23:00:00Z', 'hour', hours('2026-09-03T23:00:00Z', 5), []);
    const before = curve('2026-09-02T23:00:00Z', 'hour', hours('2026-09-02T23:00:00Z', 2), [4, 5]);
    expect(comparedPoints(shown, before).map(({ value }) => value)).toEqual([4, 5]);
  });
  test('is requested up to a full quarter of an hour', () =>
    expect(comparedRange({ from: '2026-09-01T00:00:00.000Z', to: '2026-09-02T18:31:07.000Z' })).toEqual({
      from: '2026-09-01T00:00:00.000Z',
      to: '2026-09-02T18:45:00.000Z',
    }));
});

describe('week', () => {
  test('uses listeners, or hours if only these are known', () => {
    expect(weekOf(fixtures.statisticsHeatmap)?.measure).toBe('listeners');
    const mean = fixtures.statisticsHeatmap.mean.map((hours) => hours.map(() => null));
    const filtered = weekOf({ ...fixtures.statisticsHeatmap, mean });
    expect(filtered?.measure).toBe('hours');
    expect(filtered?.values[4]?.[20]).toBe(
      Math.round((fixtures.statisticsHeatmap.listenedS?.[4]?.[20] ?? 0) / 360) / 10,
    );
    expect(weekOf({ ...fixtures.statisticsHeatmap, mean, listenedS: null })).toBeNull();
  });
  test('has one strongest hour, unless there was no listening', () => {
    expect(bestHour(weekOf(fixtures.statisticsHeatmap) ?? { values: [], measure: 'hours' })).toMatchObject({
      day: 4,
      hour: 20,
    });
    expect(bestHour({ values: [[0, null]], measure: 'hours' })).toBeNull();
  });
});

describe('breakdown lines', () => {
  const { country, length } = fixtures.statisticsBreakdowns;
  test('are led by the one with the most listening', () => {
    expect(leading(country)?.value).toBe('IE');
    expect(leading(country)?.share).toBeCloseTo(0.668);
  });
  test('have no leader if values are unknown or there was no listening', () => {
    const [first] = country.items;
    expect(leading({ ...country, items: first ? [{ ...first, value: null }] : [] })).toBeNull();
    expect(leading({ ...country, items: [] })).toBeNull();
  });
  test('and the rest add up to the total', () => {
    const hours = country.items.reduce((sum, { listenedS }) => sum + listenedS / 3600, 0);
    expect(hours + (restOf(country)?.value ?? 0)).toBeCloseTo(9_841.6);
    expect(restOf(country)?.count).toBe(19);
  });
  test('of session lengths give the share that left immediately', () =>
    expect(leftAtOnce(length)).toBeCloseTo(0.3276, 3));
});

describe('data availability', () => {
  const now = Date.parse('2026-09-14T18:30:00Z');
  test('is limited for one hour after the first data', () => {
    const counts = '2026-09-14T17:31:00Z';
    expect(dataAvailability({ counts, sessions: '2026-09-14T18:00:00Z' }, now)).toEqual({
      kind: 'young',
      since: new Date(counts),
      until: new Date('2026-09-14T18:31:00Z'),
    });
    expect(dataAvailability({ counts: '2026-09-14T17:30:00Z', sessions: null }, now)).toBeUndefined();
  });
  test('is none without data', () =>
    expect(dataAvailability({ counts: null, sessions: null }, now)).toEqual({ kind: 'nothing' }));
});
