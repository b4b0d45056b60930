import { queryOptions } from '@tanstack/react-query';
import { type ApiClients, unwrap } from '@unmuted/api';
import { mergeIntoDashboard } from '#/data/admin-casts/admin-casts.live.ts';
import { applyPending } from '#/data/live/pending-events.ts';

export const adminDashboardKey = ['admin-dashboard'] as const;

/** The fleet in figures; live events keep `now` true. */
export const adminDashboardQuery = ({ main }: ApiClients) =>
  queryOptions({
    queryKey: adminDashboardKey,
    queryFn: ({ signal, client }) =>
      applyPending(client, unwrap(main.GET('/admin/dashboard', { signal })), mergeIntoDashboard),
    staleTime: 30_000,
    // Live events carry the moment; who has the most listeners is asked for anew.
    refetchInterval: 60_000,
  });
