import { describe, expect, it } from 'vitest';
import { timeTicks, valueTicks, zoneChanges, zoneOffsetMs } from './ticks.ts';

describe('valueTicks', () => {
  it.each([
    [287, [0, 100, 200, 300]],
    [300, [0, 100, 200, 300]],
    [301, [0, 200, 400]],
    [7, [0, 5, 10]],
    [5, [0, 2, 4, 6]],
    [1, [0, 1]],
    [0, [0, 1]],
    [1234, [0, 500, 1000, 1500]],
  ])('covers %s with %j', (max, ticks) => expect(valueTicks(max)).toEqual(ticks));

  it('uses integers only with `integer`', () => {
    for (let max = 0; max <= 400; max += 1) {
      const ticks = valueTicks(max);
      expect(ticks.every(Number.isInteger)).toBe(true);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(max);
      expect(ticks.length).toBeLessThanOrEqual(4);
    }
  });

  it('uses fractions otherwise', () => expect(valueTicks(0.9, 3, false)).toEqual([0, 0.5, 1]));
});

const iso = (ticks: readonly number[]) => ticks.map((at) => new Date(at).toISOString().slice(5, 16));

describe('timeTicks', () => {
  it('uses round hours for a day', () => {
    const ticks = timeTicks(Date.UTC(2026, 8, 14, 18, 44), Date.UTC(2026, 8, 15, 18, 44), 6, 'UTC');
    expect(ticks.stepMs).toBe(4 * 3_600_000);
    expect(iso(ticks.at)).toEqual([
      '09-14T20:00',
      '09-15T00:00',
      '09-15T04:00',
      '09-15T08:00',
      '09-15T12:00',
      '09-15T16:00',
    ]);
  });

  it('uses local midnights for a fortnight', () => {
    const ticks = timeTicks(Date.UTC(2026, 8, 1), Date.UTC(2026, 8, 15), 7, 'Europe/Dublin');
    expect(ticks.at.every((at) => new Date(at).getUTCHours() === 23)).toBe(true);
  });

  it('follows local time across the end of daylight saving time', () => {
    const ticks = timeTicks(Date.UTC(2026, 9, 24, 0), Date.UTC(2026, 9, 27, 12), 4, 'Europe/Dublin');
    expect(iso(ticks.at)).toEqual(['10-24T23:00', '10-26T00:00', '10-27T00:00']);
  });

  it('is empty for an empty period', () => expect(timeTicks(5, 5).at).toEqual([]));
});

describe('zoneOffsetMs', () => {
  it.each([
    ['UTC', 0],
    ['Asia/Kolkata', 5.5],
    ['America/New_York', -4],
  ])('knows %s', (zone, hours) =>
    expect(zoneOffsetMs(Date.UTC(2026, 6, 1, 12), zone)).toBe(hours * 3_600_000),
  );
});

describe('zoneChanges', () => {
  const week = (month: number, day: number) =>
    [Date.UTC(2026, month, day, 9), Date.UTC(2026, month, day + 7)] as const;

  it('finds the skipped hour in spring', () =>
    expect(zoneChanges(...week(2, 25), 'Europe/Dublin')).toEqual([
      { at: Date.UTC(2026, 2, 29, 1), byMs: 3_600_000 },
    ]));
  it('finds the repeated hour in autumn', () =>
    expect(zoneChanges(...week(9, 22), 'Europe/Dublin')).toEqual([
      { at: Date.UTC(2026, 9, 25, 1), byMs: -3_600_000 },
    ]));
  it('finds none in zones without daylight saving time', () =>
    expect(zoneChanges(...week(2, 25), 'Asia/Tokyo')).toEqual([]));
});
