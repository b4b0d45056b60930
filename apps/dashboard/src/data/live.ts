import type { QueryClient } from '@tanstack/react-query';
import type { AdminDashboard, CastNow, CastOverviewList, FleetNow, LiveEvent } from '@unmuted/api';
import { adminDashboardKey } from '#/data/admin-dashboard.queries.ts';
import { castKeys } from '#/data/casts.queries.ts';

/** Patches what the cache holds with one live event; what is not held is left to be read when a screen asks. */
export function applyLiveEvent(queryClient: QueryClient, event: LiveEvent): void {
  if (event.event === 'cast') applyCast(queryClient, event.data);
  if (event.event === 'fleet') applyFleet(queryClient, event.data);
}

function applyCast(queryClient: QueryClient, now: CastNow): void {
  queryClient.setQueryData<CastOverviewList>(castKeys.overview, (held) => {
    if (!held?.items.some((item) => item.now.username === now.username)) return held;
    return {
      ...held,
      items: held.items.map((item) => (item.now.username === now.username ? { ...item, now } : item)),
    };
  });
  queryClient.setQueryData<CastNow>(castKeys.now(now.username), (held) => held && now);
}

function applyFleet(queryClient: QueryClient, now: FleetNow): void {
  queryClient.setQueryData<AdminDashboard>(adminDashboardKey, (held) => held && { ...held, now });
  queryClient.setQueryData<CastOverviewList>(
    castKeys.overview,
    (held) => held && { ...held, engine: now.engine },
  );
}
