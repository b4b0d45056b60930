import { QueryClient } from '@tanstack/react-query';
import { fixtures } from '@unmuted/api/testing';
import { expect, test } from 'vitest';
import { adminDashboardKey } from '#/data/admin-dashboard.queries.ts';
import { castKeys } from '#/data/casts.queries.ts';
import { applyLiveEvent } from '#/data/live.ts';

const ts = fixtures.before(0);
const title = 'A new title';

test('a cast event changes that cast in the overview and no other', () => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(castKeys.overview, fixtures.castOverviewList);
  applyLiveEvent(queryClient, { event: 'cast', ts, data: { ...fixtures.castNow.aurora, title } });
  const { items } = queryClient.getQueryData(castKeys.overview) as typeof fixtures.castOverviewList;
  expect(items.filter(({ now }) => now.title === title).map(({ now }) => now.username)).toEqual(['aurora']);
  expect(items).toHaveLength(fixtures.castOverviewList.items.length);
});

test('an event for a cast that is not shown leaves the cache as it is', () => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(castKeys.overview, fixtures.castOverviewList);
  const data = { ...fixtures.castNow.aurora, username: 'stranger' };
  applyLiveEvent(queryClient, { event: 'cast', ts, data });
  expect(queryClient.getQueryData(castKeys.overview)).toBe(fixtures.castOverviewList);
});

test('a fleet event changes the figures of the admin dashboard', () => {
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
