import { expect, test } from 'vitest';
import { isStale, staleAfterMs } from '#/components/freshness/freshness.ts';

test('[D15] data becomes stale when a heartbeat was missed', () => {
  expect(isStale({ seenAt: 1000, now: 1000 + staleAfterMs })).toBe(false);
  expect(isStale({ seenAt: 1000, now: 1001 + staleAfterMs })).toBe(true);
});

test('data that never arrived is not stale', () => {
  expect(isStale({ seenAt: 0, now: Date.UTC(2026, 8, 14) })).toBe(false);
});
