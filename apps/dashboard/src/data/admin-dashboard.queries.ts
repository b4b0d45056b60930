import { queryOptions } from '@tanstack/react-query';
import { type ApiClients, unwrap } from '@unmuted/api';
import { putIntoDashboard } from '#/data/live-admin-casts.ts';
import { withTold } from '#/data/live-told.ts';

export const adminDashboardKey = ['admin-dashboard'] as const;

/** The fleet in figures; live events keep `now` true. */
export const adminDashboardQuery = ({ main }: ApiClients) =>
  queryOptions({
    queryKey: adminDashboardKey,
    queryFn: ({ signal, client }) =>
      withTold(client, unwrap(main.GET('/admin/dashboard', { signal })), putIntoDashboard),
    staleTime: 30_000,
    // Live events carry the moment; who has the most listeners is asked for anew.
    refetchInterval: 60_000,
  });
