import type { QueryClient } from '@tanstack/react-query';
import type {
  AdminCast,
  AdminCastList,
  AdminCastRow,
  AdminDashboard,
  CastNow,
  FleetCast,
} from '@unmuted/api';
import { adminCastKeys } from '#/data/admin-casts/admin-casts.keys.ts';

/** The rows of the staff's lists, and its page of one cast, follow the cast; which rows belong where the server says. */
export function updateAdminCast(queryClient: QueryClient, now: CastNow): void {
  let isOther = false;
  queryClient.setQueriesData<AdminCastList>({ queryKey: adminCastKeys.lists }, (held) => {
    const row = held?.items.find(({ username }) => username === now.username);
    if (!held || !row) return held;
    isOther ||= row.state !== now.state;
    return mergeIntoList(held, now);
  });
  const key = adminCastKeys.one(now.username);
  const one = queryClient.getQueryData<AdminCast>(key);
  if (one) {
    queryClient.setQueryData<AdminCast>(key, mergeIntoCast(one, now));
    if (one.state !== now.state) void queryClient.invalidateQueries({ queryKey: key });
  }
  if (isOther) refetchAdminCasts(queryClient);
}

/** Many casts may change at once: one that is being read is not asked for again. */
export function refetchAdminCasts(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: adminCastKeys.lists }, { cancelRefetch: false });
}

/** The row of a cast in the staff's list follows it. */
export function mergeIntoList(list: AdminCastList, now: CastNow): AdminCastList {
  return { ...list, items: list.items.map((row) => mergeIntoCast(row, now)) };
}

/** What the staff is told of a cast follows it. */
export function mergeIntoCast<Row extends AdminCastRow>(
  row: Row,
  { username, state, listeners, since, stoppedBy, suspension }: CastNow,
): Row {
  return row.username === username ? { ...row, state, listeners, since, stoppedBy, suspension } : row;
}

/** The rows of an admin's tables follow their cast; who belongs into a table is the server's to say. */
export function mergeIntoDashboard(
  dashboard: AdminDashboard,
  { username, state, listeners, since }: CastNow,
): AdminDashboard {
  const follow = (rows: FleetCast[]) =>
    rows.map((row) => (row.username === username ? { ...row, state, listeners, since } : row));
  return { ...dashboard, troubled: follow(dashboard.troubled), busiest: follow(dashboard.busiest) };
}
