import { expect, it } from 'vitest';
import { isKey, isWellFormedKey, newKey } from '#/modules/identity/key-guard/key-format.ts';

it('creates keys of 51 letters and digits that are selected as one word', () => {
  const keys = Array.from({ length: 1_000 }, newKey);
  for (const key of keys) {
    expect(key).toMatch(/^studio_live_[0-9A-Za-z]{39}$/);
    expect(isWellFormedKey(key)).toBe(true);
  }
  expect(new Set(keys).size).toBe(keys.length);
});

it('finds each mistyped character, a missing one and a swapped pair', () => {
  const key = newKey();
  for (let place = 'studio_live_'.length; place < key.length; place += 1) {
    const other = key[place] === 'a' ? 'b' : 'a';
    expect(isWellFormedKey(key.slice(0, place) + other + key.slice(place + 1))).toBe(false);
  }
  expect(isWellFormedKey(key.slice(0, -1))).toBe(false);
  expect(isWellFormedKey(`${key} `)).toBe(false);
});

it('distinguishes keys from session tokens', () => {
  expect(isKey('x'.repeat(43))).toBe(false);
  expect(isKey('studio_live_short')).toBe(true);
});
