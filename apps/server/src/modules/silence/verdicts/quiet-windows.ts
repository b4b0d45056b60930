import type { QuietWindow } from '@unmuted/api/contract';
import { zoneOf } from '#/platform/lib/time-zone.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** The window that a time is in, by the clock of the station: of several, one that mutes. Null for none. */
export function quietWindowAt(
  windows: readonly QuietWindow[],
  timeZone: string,
  at: Date,
): QuietWindow | null {
  if (windows.length === 0) return null;
  const wallMs = zoneOf(timeZone).toWall(at.getTime());
  const open = windows.filter((window) => contains(window, wallMs));
  return open.find(({ talk }) => talk === null) ?? open[0] ?? null;
}

function contains({ weekdays, date, from, until }: QuietWindow, wallMs: number): boolean {
  const today = Math.floor(wallMs / dayMs) * dayMs;
  const [begin, end] = [minutesOf(from) * minuteMs, minutesOf(until) * minuteMs];
  const isOn = (dayStart: number): boolean =>
    date === null ? weekdays.includes(weekdayOf(dayStart)) : Date.parse(date) === dayStart;
  const inDay = wallMs - today;
  if (begin < end) return isOn(today) && inDay >= begin && inDay < end;
  // It ends on the next day.
  return (isOn(today) && inDay >= begin) || (isOn(today - dayMs) && inDay < end);
}

/** 1 is Monday; 1 January 1970 was a Thursday. */
const weekdayOf = (dayStart: number): number => ((Math.floor(dayStart / dayMs) + 3) % 7) + 1;

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
