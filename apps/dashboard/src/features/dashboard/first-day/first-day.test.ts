import { fixtures } from '@unmuted/api/testing';
import { expect, test } from 'vitest';
import { firstDayOf } from '#/features/dashboard/first-day/first-day.ts';

const { castOverviews } = fixtures;
const neverConnected = castOverviews.filter(({ now }) => now.state === 'never_connected');
const nothing = [[], [], [], []];

test('an account without any product is on its first day', () => {
  expect(firstDayOf({ casts: [], lists: nothing })).toEqual({ kind: 'no-products' });
});

test('is not, with a product of any kind or an unknown list', () => {
  expect(firstDayOf({ casts: [], lists: [[], [], ['a skill'], []] })).toBeNull();
  expect(firstDayOf({ casts: [], lists: [[], undefined, [], []] })).toBeNull();
  expect(firstDayOf({ casts: undefined, lists: nothing })).toBeNull();
});

test('waits for an encoder while no cast ever had one, whatever else there is', () => {
  const lists = [['a cast'], ['a site'], undefined, []];
  expect(firstDayOf({ casts: neverConnected, lists })).toEqual({
    kind: 'not-connected',
    casts: neverConnected,
  });
  expect(firstDayOf({ casts: castOverviews, lists })).toBeNull();
});
