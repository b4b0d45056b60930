import { expect, test } from 'vitest';
import {
  daysBetween,
  instantOf,
  wallMoment,
} from '#/features/station/silence/incidents/merging/split-moment.ts';

const zone = 'Europe/Dublin';

test('a moment to the second is that of the clocks of the station', () => {
  const at = Date.parse('2026-09-14T22:59:07Z');
  expect(wallMoment(at, zone)).toEqual({ day: '2026-09-14', time: '23:59:07' });
  expect(instantOf({ day: '2026-09-14', time: '23:59:07' }, zone)).toBe(at);
  expect(instantOf({ day: '2026-09-14', time: ' 9:05' }, zone)).toBe(Date.parse('2026-09-14T08:05:00Z'));
});

test.each(['', '9', '24:00', '09:60', '09:00:60', 'nine'])('%j is no time', (time) => {
  expect(instantOf({ day: '2026-09-14', time }, zone)).toBeNull();
});

test('an incident over midnight has two days', () => {
  const days = (from: string, to: string) => daysBetween(Date.parse(from), Date.parse(to), zone);
  expect(days('2026-09-14T22:30:00Z', '2026-09-14T22:40:00Z')).toEqual(['2026-09-14']);
  expect(days('2026-09-30T22:30:00Z', '2026-09-30T23:10:00Z')).toEqual(['2026-09-30', '2026-10-01']);
});
