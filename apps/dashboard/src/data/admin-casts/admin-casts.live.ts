import type { QueryClient } from '@tanstack/react-query';
import type {
  AdminCast,
  AdminCastList,
  AdminCastRow,
  AdminDashboard,
  CastNow,
  FleetCast,
} from '@unmuted/api';
import { adminCastKeys, refetchAdminCasts } from '#/data/admin-casts/admin-casts.keys.ts';
import { adminDashboardKey } from '#/data/admin-dashboard/admin-dashboard.keys.ts';
import { castFollowers } from '#/data/casts/cast-followers.ts';

/**
 * Updates a cast in the staff's lists and on its staff page. The server decides which rows belong in which
 * list.
 */
function updateAdminCast(queryClient: QueryClient, now: CastNow): void {
  let isOther = false;
  queryClient.setQueriesData<AdminCastList>({ queryKey: adminCastKeys.lists }, (cached) => {
    const row = cached?.items.find(({ username }) => username === now.username);
    if (!cached || !row) return cached;
    isOther ||= row.state !== now.state;
    return mergeIntoList(cached, now);
  });
  const key = adminCastKeys.one(now.username);
  const one = queryClient.getQueryData<AdminCast>(key);
  if (one) {
    queryClient.setQueryData<AdminCast>(key, mergeIntoCast(one, now));
    if (one.state !== now.state) void queryClient.invalidateQueries({ queryKey: key });
  }
  if (isOther) refetchAdminCasts(queryClient);
}

/** Updates the cast's row in the staff's list. */
export function mergeIntoList(list: AdminCastList, now: CastNow): AdminCastList {
  return { ...list, items: list.items.map((row) => mergeIntoCast(row, now)) };
}

/** Updates the staff's view of a cast. */
export function mergeIntoCast<Row extends AdminCastRow>(
  row: Row,
  { username, state, listeners, since, stoppedBy, suspension }: CastNow,
): Row {
  return row.username === username ? { ...row, state, listeners, since, stoppedBy, suspension } : row;
}

/** Updates the cast's rows in the admin dashboard. The server decides which casts belong in a table. */
export function mergeIntoDashboard(
  dashboard: AdminDashboard,
  { username, state, listeners, since, fullSince, turnedAway }: CastNow,
): AdminDashboard {
  const follow = (rows: FleetCast[]) =>
    rows.map((row) =>
      row.username === username
        ? // Only the server knows when a cast was created that never connected.
          { ...row, state, listeners, since: since ?? row.since, fullSince, turnedAway }
        : row,
    );
  return { ...dashboard, troubled: follow(dashboard.troubled), busiest: follow(dashboard.busiest) };
}

function updateDashboard(queryClient: QueryClient, now: CastNow): void {
  queryClient.setQueryData<AdminDashboard>(
    adminDashboardKey,
    (cached) => cached && mergeIntoDashboard(cached, now),
  );
}

castFollowers.add(updateDashboard);
castFollowers.add(updateAdminCast);
