import { queryOptions } from '@tanstack/react-query';
import { type ApiClients, unwrap } from '@unmuted/api';
import { mergeIntoDashboard } from '#/data/admin-casts/admin-casts.live.ts';
import { adminDashboardKey } from '#/data/admin-dashboard/admin-dashboard.keys.ts';
import { pendingCasts } from '#/data/casts/merge-cast.ts';

/** Fleet statistics; live events update `now`. */
export const adminDashboardQuery = ({ main }: ApiClients) =>
  queryOptions({
    queryKey: adminDashboardKey,
    queryFn: ({ signal, client }) =>
      pendingCasts.applyTo(client, unwrap(main.GET('/admin/dashboard', { signal })), mergeIntoDashboard),
    staleTime: 30_000,
    // Live events update current values only; the top casts are refetched.
    refetchInterval: 60_000,
  });
