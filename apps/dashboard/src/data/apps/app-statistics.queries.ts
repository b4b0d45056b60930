import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type ApiClients, unwrap } from '@unmuted/api';
import { appKeys } from '#/data/apps/app-keys.ts';

/** Days that statistics of an app can cover. */
export const appStatisticsDays = [7, 30, 90] as const;
export type AppStatisticsDays = (typeof appStatisticsDays)[number];

/** Who listened with an app in the last days. Figures of today change, so they are read again every minute. */
export const appStatisticsQuery = ({ main }: ApiClients, id: string, days: AppStatisticsDays) =>
  queryOptions({
    queryKey: [...appKeys.statistics(id), days],
    queryFn: ({ signal }) =>
      unwrap(
        main.GET('/control/mobile/{id}/stats', {
          params: { path: { id }, query: { days: `${days}` } },
          signal,
          notify: () => false,
        }),
      ),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
    refetchInterval: 60_000,
  });
