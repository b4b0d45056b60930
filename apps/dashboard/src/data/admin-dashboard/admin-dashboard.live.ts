import type { QueryClient } from '@tanstack/react-query';
import type { AdminDashboard, FleetNow } from '@unmuted/api';
import { refetchAdminCasts } from '#/data/admin-casts/admin-casts.keys.ts';
import { adminDashboardKey } from '#/data/admin-dashboard/admin-dashboard.keys.ts';
import { castKeys } from '#/data/casts/casts.queries.ts';
import { defineLiveTopic } from '#/data/live/define-live-topic.ts';

export const fleetTopic = defineLiveTopic({
  name: 'fleet',
  start: (queryClient) => ({ apply: (now) => applyFleet(queryClient, now) }),
});

function applyFleet(queryClient: QueryClient, now: FleetNow): void {
  const dashboard = queryClient.getQueryData<AdminDashboard>(adminDashboardKey);
  const previous = queryClient.getQueryData<FleetNow>(castKeys.fleet);
  queryClient.setQueryData<FleetNow>(castKeys.fleet, now);
  // A cast that is not on any page changed state and may now belong on one.
  if (previous && !hasSameCasts(previous, now)) refetchAdminCasts(queryClient);
  if (!dashboard) return;
  queryClient.setQueryData<AdminDashboard>(adminDashboardKey, { ...dashboard, now });
  // A cast changed state, so the tables may contain other casts.
  if (!hasSameCasts(dashboard.now, now)) void queryClient.invalidateQueries({ queryKey: adminDashboardKey });
}

function hasSameCasts(one: FleetNow, other: FleetNow): boolean {
  return JSON.stringify(one.casts) === JSON.stringify(other.casts);
}
