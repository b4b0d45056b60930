import { instantOfWall } from '#/lib/instant-of-wall.ts';
import { createLocalClock } from '#/lib/time-zone-offset.ts';

/** A day (`2026-09-14`) and a time of day (`21:30:05`) of a time zone. */
export interface WallMoment {
  readonly day: string;
  readonly time: string;
}

/** What the clocks of a zone show. */
export function wallMoment(atMs: number, timeZone: string): WallMoment {
  const text = new Date(createLocalClock(timeZone)(atMs)).toISOString();
  return { day: text.slice(0, 10), time: text.slice(11, 19) };
}

/** The instant in milliseconds; null for an incomplete time. Seconds may be left out. */
export function instantOf({ day, time }: WallMoment, timeZone: string): number | null {
  const [, hours = '', minutes = '', seconds = '0'] =
    /^\s*(\d{1,2}):(\d{2})(?::(\d{2}))?\s*$/.exec(time) ?? [];
  if (hours === '' || Number(hours) > 23 || Number(minutes) > 59 || Number(seconds) > 59) return null;
  return instantOfWall(day, `${hours.padStart(2, '0')}:${minutes}`, timeZone) + Number(seconds) * 1_000;
}

/** The days of a zone that a time touches. */
export function daysBetween(fromMs: number, toMs: number, timeZone: string): string[] {
  const last = wallMoment(toMs, timeZone).day;
  const days = [wallMoment(fromMs, timeZone).day];
  for (let day = days[0]; day !== undefined && day < last; days.push(day))
    day = new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
  return days;
}
