import { instantOfWall } from '#/lib/instant-of-wall.ts';

/** Minutes, or a day and a time that the user chooses. */
export const snoozeLengths = ['30', '60', '120', '240', '480', '1440', 'time'] as const;
export type SnoozeLength = (typeof snoozeLengths)[number];

export interface SnoozeEnd {
  length: SnoozeLength;
  /** `2026-09-14`, in the user's time zone. */
  day: string;
  /** `18:30`. */
  time: string;
}

/** The end of a snooze as an instant; null if the time is incomplete. */
export function snoozeUntil(
  { length, day, time }: SnoozeEnd,
  nowMs: number,
  timeZone: string,
): string | null {
  if (length !== 'time') return new Date(nowMs + Number(length) * 60_000).toISOString();
  return day === '' || time === '' ? null : new Date(instantOfWall(day, time, timeZone)).toISOString();
}
