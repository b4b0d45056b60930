import { createLocalClock } from '#/lib/time-zone-offset.ts';

/** The instant at which the clocks of a zone show a day (`2026-09-14`) and a time (`21:30`). */
export function instantOfWall(day: string, time: string, timeZone: string): number {
  const wall = Date.parse(`${day}T${time}:00Z`);
  const wallOf = createLocalClock(timeZone);
  // The offset of the second guess is that of the instant, except within the hour that a change of clocks skips.
  const first = wall - (wallOf(wall) - wall);
  return wall - (wallOf(first) - first);
}
