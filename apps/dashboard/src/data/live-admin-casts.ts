import type { QueryClient } from '@tanstack/react-query';
import type { AdminCast, AdminCastList, AdminCastRow, CastNow } from '@unmuted/api';
import { adminCastKeys } from '#/data/admin-cast-keys.ts';

/** The rows of the staff's lists, and its page of one cast, follow the cast; which rows belong where the server says. */
export function followCast(queryClient: QueryClient, now: CastNow): void {
  let isOther = false;
  queryClient.setQueriesData<AdminCastList>({ queryKey: adminCastKeys.lists }, (held) => {
    const row = held?.items.find(({ username }) => username === now.username);
    if (!held || !row) return held;
    isOther ||= row.state !== now.state;
    return { ...held, items: held.items.map((each) => (each === row ? follow(row, now) : each)) };
  });
  const key = adminCastKeys.one(now.username);
  const one = queryClient.getQueryData<AdminCast>(key);
  if (one) {
    queryClient.setQueryData<AdminCast>(key, follow(one, now));
    if (one.state !== now.state) void queryClient.invalidateQueries({ queryKey: key });
  }
  if (isOther) rereadCasts(queryClient);
}

/** Many casts may change at once: one that is being read is not asked for again. */
export function rereadCasts(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: adminCastKeys.lists }, { cancelRefetch: false });
}

function follow<Row extends AdminCastRow>(
  row: Row,
  { state, listeners, since, stoppedBy, suspension }: CastNow,
): Row {
  return { ...row, state, listeners, since, stoppedBy, suspension };
}
