import type { QueryClient } from '@tanstack/react-query';
import type {
  AdminDashboard,
  CastNow,
  CastOverviewList,
  FleetNow,
  LiveEvent,
  PlayedTitleList,
} from '@unmuted/api';
import {
  mergeIntoDashboard,
  refetchAdminCasts,
  updateAdminCast,
} from '#/data/admin-casts/admin-casts.live.ts';
import { adminDashboardKey } from '#/data/admin-dashboard/admin-dashboard.queries.ts';
import { castKeys } from '#/data/casts/casts.queries.ts';
import { listKeys } from '#/data/lists/lists.queries.ts';
import { addPending, isOutdated, mergeIntoOverviews } from '#/data/live/pending-events.ts';
import { onAirKeys } from '#/data/on-air/on-air.queries.ts';

/** Applies a live event to the cached data. Data that is not cached is loaded when a screen needs it. */
export function applyLiveEvent(queryClient: QueryClient, event: LiveEvent): void {
  if (event.event === 'cast') applyCast(queryClient, event.data);
  if (event.event === 'fleet') applyFleet(queryClient, event.data);
}

function applyCast(queryClient: QueryClient, now: CastNow): void {
  const overviews = queryClient.getQueriesData<CastOverviewList>({ queryKey: castKeys.overview });
  const before = overviews
    .flatMap(([, held]) => held?.items ?? [])
    .find((item) => item.now.username === now.username);
  // Data fetched in the meantime is newer; a later event carries any further change.
  if (before && isOutdated(now, before.now)) return;
  addPending(queryClient, now);
  if (before) {
    queryClient.setQueriesData<CastOverviewList>(
      { queryKey: castKeys.overview },
      (held) => held && mergeIntoOverviews(held, now),
    );
    // The product list also shows suspension.
    if ((before.now.state === 'suspended') !== (now.state === 'suspended'))
      reread(queryClient, listKeys.products);
    // The engine became unreachable or reachable again, and its status is part of the list.
    if ((before.now.state === 'unknown') !== (now.state === 'unknown'))
      reread(queryClient, castKeys.overview);
    if (before.now.state !== now.state || before.now.since !== now.since)
      reread(queryClient, onAirKeys.day(now.username));
  }
  const titles = queryClient.getQueryData<PlayedTitleList>(onAirKeys.titles(now.username));
  const playing = titles?.items.filter(({ endedAt }) => endedAt === null).map(({ title }) => title) ?? [];
  const isTold = now.title === null ? playing.length === 0 : playing.includes(now.title);
  if (titles && !isTold) reread(queryClient, onAirKeys.titles(now.username));
  queryClient.setQueryData<AdminDashboard>(
    adminDashboardKey,
    (held) => held && mergeIntoDashboard(held, now),
  );
  updateAdminCast(queryClient, now);
}

function applyFleet(queryClient: QueryClient, now: FleetNow): void {
  const before = queryClient.getQueryData<AdminDashboard>(adminDashboardKey);
  const told = queryClient.getQueryData<FleetNow>(castKeys.fleet);
  queryClient.setQueryData<FleetNow>(castKeys.fleet, now);
  // A cast that is not on any page changed state and may now belong on one.
  if (told && JSON.stringify(told.casts) !== JSON.stringify(now.casts)) refetchAdminCasts(queryClient);
  if (!before) return;
  queryClient.setQueryData<AdminDashboard>(adminDashboardKey, (held) => held && { ...held, now });
  // A cast changed state, so the tables may contain other casts.
  if (JSON.stringify(before.now.casts) !== JSON.stringify(now.casts)) reread(queryClient, adminDashboardKey);
}

/** A failed refetch keeps the cached data and sets the query's error. */
function reread(queryClient: QueryClient, queryKey: readonly unknown[]): void {
  void queryClient.invalidateQueries({ queryKey });
}
