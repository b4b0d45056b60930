import { expect, it } from 'vitest';
import { afterQuietHours } from '#/platform/notifications/quiet-hours.ts';

const night = { from: '22:00', until: '07:30' };

it.each([
  // 23:10:20 in Dublin
  ['2026-03-02T23:10:20.000Z', night, '2026-03-03T07:30:00.000Z'],
  ['2026-03-03T07:29:59.000Z', night, '2026-03-03T07:30:00.000Z'],
  ['2026-03-03T07:30:00.000Z', night, '2026-03-03T07:30:00.000Z'],
  ['2026-03-03T12:00:00.000Z', night, '2026-03-03T12:00:00.000Z'],
  ['2026-03-03T12:00:00.000Z', { from: '12:00', until: '13:00' }, '2026-03-03T13:00:00.000Z'],
])('at %s with %o sends at %s', (now, hours, sent) => {
  expect(afterQuietHours(new Date(now), hours, 'Europe/Dublin').toISOString()).toBe(sent);
});

it('follows the time zone', () => {
  // 04:00 in Tokyo
  const at = afterQuietHours(new Date('2026-03-02T19:00:00.000Z'), night, 'Asia/Tokyo');
  expect(at.toISOString()).toBe('2026-03-02T22:30:00.000Z');
});
