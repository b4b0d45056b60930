import { expect, test } from 'vitest';
import { snoozeUntil } from '#/features/admin/silence-wall/snooze-until.ts';

const now = Date.parse('2026-09-14T18:30:00Z');

test('a length counts from now', () =>
  expect(snoozeUntil({ length: '240', day: '', time: '' }, now, 'Europe/Lisbon')).toBe(
    '2026-09-14T22:30:00.000Z',
  ));

test('a day and a time are those of the time zone', () =>
  expect(snoozeUntil({ length: 'time', day: '2026-09-15', time: '06:00' }, now, 'Asia/Tokyo')).toBe(
    '2026-09-14T21:00:00.000Z',
  ));

test('an incomplete time is none', () =>
  expect(snoozeUntil({ length: 'time', day: '2026-09-15', time: '' }, now, 'UTC')).toBeNull());
