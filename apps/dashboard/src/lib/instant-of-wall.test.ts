import { expect, test } from 'vitest';
import { instantOfWall } from '#/lib/instant-of-wall.ts';

test.each([
  ['2026-09-14', '21:30', 'Europe/Dublin', '2026-09-14T20:30:00.000Z'],
  ['2026-12-14', '21:30', 'Europe/Dublin', '2026-12-14T21:30:00.000Z'],
  ['2026-10-25', '00:30', 'Europe/Dublin', '2026-10-24T23:30:00.000Z'],
  ['2026-10-25', '03:30', 'Europe/Dublin', '2026-10-25T03:30:00.000Z'],
  ['2026-09-14', '00:15', 'Asia/Kolkata', '2026-09-13T18:45:00.000Z'],
  ['2026-09-14', '23:59', 'America/New_York', '2026-09-15T03:59:00.000Z'],
])('%s %s in %s is %s', (day, time, timeZone, instant) => {
  expect(new Date(instantOfWall(day, time, timeZone)).toISOString()).toBe(instant);
});
