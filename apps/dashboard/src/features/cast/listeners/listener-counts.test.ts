import { fixtures } from '@unmuted/api/testing';
import { expect, test } from 'vitest';
import { changesBetween, countListeners, withinTime } from '#/features/cast/listeners/listener-counts.ts';

const listeners = fixtures.listenersOf(10).items;

test('counts listeners in descending order', () => {
  const counts = countListeners(listeners);
  expect(counts.countries[0]).toEqual({ value: 'IE', count: 2 });
  expect(counts.countries.find(({ value }) => value === null)?.count).toBe(1);
});

test('caches the counts per list', () => {
  expect(countListeners(listeners)).toBe(countListeners(listeners));
  const others = listeners.filter(({ country }) => country !== 'IE');
  expect(countListeners(others).countries.some(({ value }) => value === 'IE')).toBe(false);
  expect(countListeners([]).countries).toEqual([]);
});

test('filters listeners by minimum and maximum listening time', () => {
  const [one] = listeners;
  const now = Date.parse(one?.startedAt ?? '') + 60_000;
  const just = one ? [one] : [];
  expect(withinTime(just, { min: 60, max: 60, now })).toEqual(just);
  expect(withinTime(just, { min: 61, max: undefined, now })).toEqual([]);
  expect(withinTime(just, { min: undefined, max: 59, now })).toEqual([]);
  expect(withinTime(listeners, { min: undefined, max: undefined, now })).toBe(listeners);
});

test('returns listeners that joined and left', () => {
  expect(changesBetween(listeners.slice(0, 4), listeners.slice(3, 10))).toEqual({ joined: 6, left: 3 });
});
