import { fixtures } from '@unmuted/api/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { timeZoneOf } from '#/session/time-zone.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const person = (timezone: string) => ({ ...fixtures.customerUser, timezone });

test('an unknown time zone is rejected', () => {
  expect(timeZoneOf(person('Europe/Dublin'))).toBe('Europe/Dublin');
  expect(timeZoneOf(person('Mars/Olympus'))).toBeUndefined();
  expect(timeZoneOf(null)).toBeUndefined();
});

test('caches the lookup', () => {
  const made = vi.spyOn(Intl, 'DateTimeFormat');
  for (let row = 0; row < 50; row += 1) timeZoneOf(person('Pacific/Chatham'));
  expect(made).toHaveBeenCalledTimes(1);
});
