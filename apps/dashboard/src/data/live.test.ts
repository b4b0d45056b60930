import { QueryClient } from '@tanstack/react-query';
import type { AdminDashboard, CastOverviewList } from '@unmuted/api';
import { fixtures } from '@unmuted/api/testing';
import { beforeEach, describe, expect, test } from 'vitest';
import { adminDashboardKey } from '#/data/admin-dashboard.queries.ts';
import { castKeys } from '#/data/casts.queries.ts';
import { applyLiveEvent } from '#/data/live.ts';

let queryClient: QueryClient;
beforeEach(() => {
  queryClient = new QueryClient();
  queryClient.setQueryData(castKeys.overview, fixtures.castOverviewList);
  queryClient.setQueryData(adminDashboardKey, fixtures.adminDashboard);
});

const overview = () => queryClient.getQueryData<CastOverviewList>(castKeys.overview);
const dashboard = () => queryClient.getQueryData<AdminDashboard>(adminDashboardKey);
const isReread = (key: readonly unknown[]) => queryClient.getQueryState(key)?.isInvalidated;
const castEvent = (data: Partial<typeof fixtures.liveEvents.cast.data> = {}) => ({
  ...fixtures.liveEvents.cast,
  data: { ...fixtures.liveEvents.cast.data, ...data },
});

describe('an event of a cast', () => {
  test('changes its moment and nothing else', () => {
    applyLiveEvent(queryClient, castEvent());
    const [aurora, ...others] = overview()?.items ?? [];
    expect(aurora).toEqual({ ...fixtures.castOverviews[0], now: fixtures.liveEvents.cast.data });
    expect(others).toEqual(fixtures.castOverviews.slice(1));
    expect(isReread(castKeys.overview)).toBe(false);
  });

  test('of no cast of ours changes nothing', () => {
    applyLiveEvent(queryClient, { ...castEvent(), data: { ...castEvent().data, username: 'elsewhere' } });
    expect(overview()).toBe(fixtures.castOverviewList);
  });

  test('that is no longer known has the engine asked for again', () => {
    applyLiveEvent(queryClient, { ...castEvent(), data: fixtures.unknownNow('aurora') });
    expect(isReread(castKeys.overview)).toBe(true);
  });

  test("moves its row in an admin's tables", () => {
    applyLiveEvent(queryClient, castEvent());
    expect(dashboard()?.busiest.find(({ username }) => username === 'aurora')?.listeners).toBe(138);
  });

  test('before anything was read holds nothing', () => {
    queryClient.clear();
    applyLiveEvent(queryClient, castEvent());
    applyLiveEvent(queryClient, fixtures.liveEvents.fleet);
    expect([overview(), dashboard()]).toEqual([undefined, undefined]);
  });
});

describe('an event of the fleet', () => {
  test('changes the figures', () => {
    applyLiveEvent(queryClient, fixtures.liveEvents.fleet);
    expect(dashboard()).toEqual({ ...fixtures.adminDashboard, now: fixtures.liveEvents.fleet.data });
    expect(isReread(adminDashboardKey)).toBe(false);
  });

  test('has the tables read again once a cast has changed its state', () => {
    const { casts } = fixtures.fleetNow;
    applyLiveEvent(queryClient, {
      ...fixtures.liveEvents.fleet,
      data: { ...fixtures.fleetNow, casts: { ...casts, live: casts.live - 1, offAir: casts.offAir + 1 } },
    });
    expect(isReread(adminDashboardKey)).toBe(true);
  });
});
