import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type ApiClients, unwrap } from '@unmuted/api';
import { siteKeys } from '#/data/sites/site-keys.ts';

/** Days that statistics of a site can cover. */
export const siteStatisticsDays = [7, 30, 365] as const;
export type SiteStatisticsDays = (typeof siteStatisticsDays)[number];

/** Visits and plays of the last days. Counts of today change, so they are read again every minute. */
export const siteStatisticsQuery = ({ main }: ApiClients, username: string, days: SiteStatisticsDays) =>
  queryOptions({
    queryKey: [...siteKeys.statistics(username), days],
    queryFn: ({ signal }) =>
      unwrap(
        main.GET('/control/onepage/{username}/stats', {
          params: { path: { username }, query: { days: `${days}` } },
          signal,
          notify: () => false,
        }),
      ),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
    refetchInterval: 60_000,
  });
