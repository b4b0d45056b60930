import { describe, expect, it } from 'vitest';
import { laterDay, offsetSpans, zoneOf } from '#/platform/lib/time-zone.ts';

const at = (moment: string) => Date.parse(moment);
const hourMs = 3_600_000;

describe('a time zone', () => {
  it.each([
    ['UTC', '2026-09-14', '2026-09-14T00:00:00.000Z'],
    ['Europe/Dublin', '2026-09-14', '2026-09-13T23:00:00.000Z'],
    ['Asia/Kathmandu', '2026-01-05', '2026-01-04T18:15:00.000Z'],
    ['America/St_Johns', '2026-07-01', '2026-07-01T02:30:00.000Z'],
    ['Pacific/Auckland', '2026-01-01', '2025-12-31T11:00:00.000Z'],
    // Clocks are set forward at midnight here: the day begins at the first existing time.
    ['Africa/Cairo', '2026-04-24', '2026-04-23T22:00:00.000Z'],
    ['America/Havana', '2026-03-08', '2026-03-08T05:00:00.000Z'],
  ])('in %s, %s begins at %s', (name, day, moment) => {
    const zone = zoneOf(name);
    const begin = zone.beginOf(day);
    expect(begin.toISOString()).toBe(moment);
    expect(zone.dayOf(begin.getTime())).toBe(day);
    expect(zone.dayOf(begin.getTime() - 1)).toBe(laterDay(day, -1));
  });

  it('resolves an ambiguous local time to the first of the two, and a skipped one to the transition', () => {
    const zone = zoneOf('Europe/Paris');
    expect(zone.fromWall(at('2026-10-25T02:30:00Z'))).toBe(at('2026-10-25T00:30:00Z'));
    expect(zone.fromWall(at('2026-03-29T02:30:00Z'))).toBe(at('2026-03-29T01:30:00Z'));
  });

  it('splits a range at clock changes', () => {
    const spans = offsetSpans(zoneOf('Europe/Paris'), at('2026-03-01T10:15:00Z'), at('2026-11-01T00:00:00Z'));
    expect(spans).toEqual([
      { fromMs: at('2026-03-01T10:15:00Z'), toMs: at('2026-03-29T01:00:00Z'), offsetMs: hourMs },
      { fromMs: at('2026-03-29T01:00:00Z'), toMs: at('2026-10-25T01:00:00Z'), offsetMs: 2 * hourMs },
      { fromMs: at('2026-10-25T01:00:00Z'), toMs: at('2026-11-01T00:00:00Z'), offsetMs: hourMs },
    ]);
    expect(offsetSpans(zoneOf('UTC'), 0, 0)).toEqual([]);
  });

  it('crosses the end of a month and of a year', () => {
    expect([laterDay('2026-02-28', 1), laterDay('2027-01-01', -1)]).toEqual(['2026-03-01', '2026-12-31']);
  });
});
