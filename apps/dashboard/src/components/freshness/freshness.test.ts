import { expect, test } from 'vitest';
import { isStale, staleAfterMs } from '#/components/freshness/freshness.ts';

test('figures are fresh for 45 seconds, and old from then on', () => {
  expect(isStale({ seenAt: 1000, now: 1000 + staleAfterMs })).toBe(false);
  expect(isStale({ seenAt: 1000, now: 1001 + staleAfterMs })).toBe(true);
});

test('what never arrived is not old', () => {
  expect(isStale({ seenAt: 0, now: Date.UTC(2026, 8, 14) })).toBe(false);
});
