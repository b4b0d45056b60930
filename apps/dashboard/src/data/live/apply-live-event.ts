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

/** Patches what the cache holds with one live event; what is not held is left to be read when a screen asks. */
export function applyLiveEvent(queryClient: QueryClient, event: LiveEvent): void {
  if (event.event === 'cast') applyCast(queryClient, event.data);
  if (event.event === 'fleet') applyFleet(queryClient, event.data);
}

function applyCast(queryClient: QueryClient, now: CastNow): void {
  const overviews = queryClient.getQueriesData<CastOverviewList>({ queryKey: castKeys.overview });
  const before = overviews
    .flatMap(([, held]) => held?.items ?? [])
    .find((item) => item.now.username === now.username);
  // What was read meanwhile is newer; if there is more to say, the next event is on its way.
  if (before && isOutdated(now, before.now)) return;
  addPending(queryClient, now);
  if (before) {
    queryClient.setQueriesData<CastOverviewList>(
      { queryKey: castKeys.overview },
      (held) => held && mergeIntoOverviews(held, now),
    );
    // What is suspended stands in the list of products too.
    if ((before.now.state === 'suspended') !== (now.state === 'suspended'))
      reread(queryClient, listKeys.products);
    // The engine fell silent or came back: what is said of it came with the list.
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
  // A cast that no page shows changed its state: it may belong on one now.
  if (told && JSON.stringify(told.casts) !== JSON.stringify(now.casts)) refetchAdminCasts(queryClient);
  if (!before) return;
  queryClient.setQueryData<AdminDashboard>(adminDashboardKey, (held) => held && { ...held, now });
  // A cast changed its state, so the tables hold other casts now.
  if (JSON.stringify(before.now.casts) !== JSON.stringify(now.casts)) reread(queryClient, adminDashboardKey);
}

/** A read that fails leaves what is held, and the query says so. */
function reread(queryClient: QueryClient, queryKey: readonly unknown[]): void {
  void queryClient.invalidateQueries({ queryKey });
}
