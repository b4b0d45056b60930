import { QueryClient } from '@tanstack/react-query';
import type { LiveEvent } from '@unmuted/api';
import { fixtures } from '@unmuted/api/testing';
import { expect, test } from 'vitest';
import { adminDashboardKey } from '#/data/admin-dashboard/admin-dashboard.keys.ts';
import { castKeys } from '#/data/casts/casts.queries.ts';
import { createLiveRegistry } from '#/data/live/live-registry.ts';
import { liveTopics } from '#/data/live/topics.ts';
import { onAirKeys } from '#/data/on-air/on-air.queries.ts';

const ts = fixtures.before(0);
const title = 'A new title';

function applyLiveEvent(queryClient: QueryClient, event: LiveEvent) {
  createLiveRegistry(liveTopics, queryClient).apply(event);
}

test('a cast event changes only that cast in the overview', () => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(castKeys.overview, fixtures.castOverviewList);
  applyLiveEvent(queryClient, { event: 'cast', ts, data: { ...fixtures.castNow.aurora, title } });
  const { items } = queryClient.getQueryData(castKeys.overview) as typeof fixtures.castOverviewList;
  expect(items.filter(({ now }) => now.title === title).map(({ now }) => now.username)).toEqual(['aurora']);
  expect(items).toHaveLength(fixtures.castOverviewList.items.length);
});

test('an event for an unknown cast leaves the cache unchanged', () => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(castKeys.overview, fixtures.castOverviewList);
  const data = { ...fixtures.castNow.aurora, username: 'stranger' };
  applyLiveEvent(queryClient, { event: 'cast', ts, data });
  expect(queryClient.getQueryData(castKeys.overview)).toBe(fixtures.castOverviewList);
});

test('refetches the songs and the on-air day only when the song or the source changes', () => {
  const queryClient = new QueryClient();
  const { aurora } = fixtures.castNow;
  const keys = [onAirKeys.titles('aurora'), onAirKeys.day('aurora')];
  const stale = (data: typeof aurora | object) => {
    queryClient.setQueryData(castKeys.overview, fixtures.castOverviewList);
    queryClient.setQueryData(keys[0] ?? [], fixtures.playedTitleList);
    queryClient.setQueryData(keys[1] ?? [], fixtures.onAirDay);
    applyLiveEvent(queryClient, { event: 'cast', ts, data: { ...aurora, ...data } });
    return keys.map((key) => queryClient.getQueryState(key)?.isInvalidated);
  };
  expect(stale({ listeners: 3 })).toEqual([false, false]);
  expect(stale({ title })).toEqual([true, false]);
  expect(stale({ since: ts })).toEqual([false, true]);
  expect(stale({ state: 'off_air', title: null })).toEqual([true, true]);
});

test('a fleet event updates the admin dashboard', () => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(adminDashboardKey, fixtures.adminDashboard);
  applyLiveEvent(queryClient, { event: 'fleet', ts, data: fixtures.fleetNowEngineDown });
  expect(queryClient.getQueryData(adminDashboardKey)).toEqual({
    ...fixtures.adminDashboard,
    now: fixtures.fleetNowEngineDown,
  });
});

test('an empty cache stays empty', () => {
  const queryClient = new QueryClient();
  applyLiveEvent(queryClient, { event: 'fleet', ts, data: fixtures.fleetNow });
  applyLiveEvent(queryClient, { event: 'bye', ts });
  expect(queryClient.getQueryData(adminDashboardKey)).toBeUndefined();
});
