import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  clampDay,
  dayOf,
  daysBetween,
  fallbackFirstWeekday,
  firstOfWeek,
  firstWeekdayOf,
  instantsOf,
  isDay,
  lastOfMonth,
  makeDay,
  startOfDay,
  weekdayOf,
} from './index.ts';

describe('days', () => {
  it.each([
    ['2026-02-28', 1, '2026-03-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-01-01', -1, '2025-12-31'],
    ['2026-03-28', 2, '2026-03-30'],
  ])('%s and %s days is %s', (day, count, expected) => expect(addDays(day, count)).toBe(expected));

  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2028-02-29', -12, '2027-02-28'],
  ])('%s and %s months is %s', (day, count, expected) => expect(addMonths(day, count)).toBe(expected));

  it('validates dates', () => {
    expect(isDay('2026-02-29')).toBe(false);
    expect(isDay('2028-02-29')).toBe(true);
    expect(isDay('2026-9-1')).toBe(false);
    expect(isDay('2026-13-01')).toBe(false);
    expect(makeDay(2026, 9, 1)).toBe('2026-09-01');
    expect(makeDay(2026, 4, 31)).toBeUndefined();
  });

  it('numbers weekdays from Monday to Sunday', () => {
    expect(weekdayOf('2026-09-14')).toBe(1);
    expect(weekdayOf('2026-09-13')).toBe(7);
  });

  it.each([
    [1, '2026-09-14'],
    [7, '2026-09-13'],
    [6, '2026-09-12'],
  ])('begins the week of a Tuesday on weekday %s with %s', (first, expected) =>
    expect(firstOfWeek('2026-09-15', first)).toBe(expected),
  );

  it('computes distances, month ends and limits', () => {
    expect(daysBetween('2026-03-01', '2026-04-01')).toBe(31);
    expect(lastOfMonth('2028-02-10')).toBe('2028-02-29');
    expect(clampDay('2026-09-20', '2026-09-01', '2026-09-14')).toBe('2026-09-14');
    expect(clampDay('2026-08-20', '2026-09-01', undefined)).toBe('2026-09-01');
  });
});

describe('days of a zone', () => {
  it('depends on the time zone', () => {
    const instant = new Date('2026-09-14T23:30:00Z');
    expect(dayOf(instant, 'Europe/Dublin')).toBe('2026-09-15');
    expect(dayOf(instant, 'America/New_York')).toBe('2026-09-14');
    expect(dayOf(instant, 'Pacific/Kiritimati')).toBe('2026-09-15');
  });

  it.each([
    ['2026-09-14', 'Europe/Dublin', '2026-09-13T23:00:00.000Z'],
    ['2026-01-14', 'Europe/Dublin', '2026-01-14T00:00:00.000Z'],
    ['2026-09-14', 'Asia/Kathmandu', '2026-09-13T18:15:00.000Z'],
    ['2026-09-14', 'Pacific/Kiritimati', '2026-09-13T10:00:00.000Z'],
    ['2026-09-14', 'Pacific/Pago_Pago', '2026-09-14T11:00:00.000Z'],
    // The day itself starts before the change.
    ['2026-10-25', 'Europe/Dublin', '2026-10-24T23:00:00.000Z'],
    ['2026-03-29', 'Europe/Dublin', '2026-03-29T00:00:00.000Z'],
    // Daylight saving starts at midnight: the day starts at 01:00.
    ['2018-11-04', 'America/Sao_Paulo', '2018-11-04T03:00:00.000Z'],
    ['2026-04-24', 'Africa/Cairo', '2026-04-23T22:00:00.000Z'],
    // Daylight saving ends from 01:00 to midnight: midnight occurs twice, and the first counts.
    ['2026-11-01', 'America/Havana', '2026-11-01T04:00:00.000Z'],
  ])('%s begins in %s at %s', (day, zone, instant) =>
    expect(startOfDay(day, zone).toISOString()).toBe(instant),
  );

  it('starts a skipped day at the start of the next one', () => {
    expect(startOfDay('2011-12-30', 'Pacific/Apia')).toEqual(startOfDay('2011-12-31', 'Pacific/Apia'));
  });

  it.each([
    ['2026-03-29', 23],
    ['2026-03-30', 24],
    ['2026-10-25', 25],
  ])('%s has %s hours in Dublin', (day, hours) => {
    const { start, end } = instantsOf({ from: day, to: day }, 'Europe/Dublin');
    expect((end.getTime() - start.getTime()) / 3_600_000).toBe(hours);
  });
});

describe('the first day of the week', () => {
  it.each([
    ['en-GB', 1],
    ['fr', 1],
    ['en-US', 7],
    ['ja', 7],
    ['ar-EG', 6],
  ])('in %s is %s, whether the engine knows it or not', (locale, weekday) => {
    expect(firstWeekdayOf(locale)).toBe(weekday);
    expect(fallbackFirstWeekday(locale)).toBe(weekday);
  });
});
