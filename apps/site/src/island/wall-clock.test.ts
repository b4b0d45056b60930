import type { SiteShow } from '@unmuted/api';
import { describe, expect, it } from 'vitest';
import { onAirAt, wallClockIn } from '#/island/wall-clock.ts';

const show = (name: string, days: number[], start: string, end: string): SiteShow => ({
  name,
  days,
  start,
  end,
  host: '',
});
const shows = [
  show('Night', [7], '22:00', '02:00'),
  show('Early', [1], '01:00', '03:00'),
  show('Day', [1], '09:00', '17:00'),
  show('Special', [1], '12:00', '13:00'),
  show('All day', [3], '06:00', '06:00'),
];
const at = (day: number, time: string) => ({
  day,
  minute: Number(time.slice(0, 2)) * 60 + Number(time.slice(3)),
  date: '2026-09-14',
});

describe('the programme on air', () => {
  it.each([
    [7, '21:59', null],
    [7, '22:00', 'Night'],
    [1, '00:30', 'Night'],
    [1, '01:30', 'Early'],
    [1, '03:00', null],
    [1, '12:30', 'Special'],
    [1, '13:00', 'Day'],
    [4, '05:59', 'All day'],
    [4, '06:00', null],
  ])('on day %i at %s is %s', (day, time, name) => {
    expect(onAirAt(shows, at(day, time))?.show.name ?? null).toBe(name);
  });

  it('belongs to the day on which it began, across the week too', () => {
    expect(onAirAt(shows, at(1, '00:00'))).toMatchObject({ day: 7, share: 0.5 });
  });
});

describe('the clock of the station', () => {
  it('has the day and the time of its zone', () => {
    expect(wallClockIn('Asia/Tokyo', new Date('2026-09-13T15:05:00Z'))).toEqual({
      day: 1,
      minute: 5,
      date: '2026-09-14',
    });
    expect(wallClockIn('America/New_York', new Date('2026-09-14T03:59:00Z')).day).toBe(7);
  });

  it('goes on in a browser that does not know the zone', () => {
    expect(wallClockIn('Europe/Atlantis', new Date('2026-09-14T12:00:00Z')).date).toBe('2026-09-14');
  });

  it('follows summer time', () => {
    const minute = (time: string) => wallClockIn('Europe/Dublin', new Date(time)).minute;
    // 29 March 2026: from 01:00 to 02:00. 25 October 2026: from 02:00 back to 01:00.
    expect([minute('2026-03-29T00:59:00Z'), minute('2026-03-29T01:00:00Z')]).toEqual([59, 120]);
    expect([minute('2026-10-25T00:59:00Z'), minute('2026-10-25T01:00:00Z')]).toEqual([119, 60]);
    const onAir = (time: string) =>
      onAirAt([show('Sunday', [7], '02:00', '04:00')], wallClockIn('Europe/Dublin', new Date(time)))?.show
        .name;
    expect(onAir('2026-03-29T01:00:00Z')).toBe('Sunday');
    expect(onAir('2026-10-25T01:30:00Z')).toBeUndefined();
  });
});
