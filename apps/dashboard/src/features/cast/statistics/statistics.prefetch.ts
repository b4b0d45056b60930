import type { QueryClient } from '@tanstack/react-query';
import type { ApiClients } from '@unmuted/api';
import { generalQuery } from '#/data/cast-settings/cast-settings.queries.ts';
import { marksQuery, summaryQuery, timeseriesQuery } from '#/data/statistics/statistics.queries.ts';
import { statisticsSearch } from '#/features/cast/statistics/statistics.search.ts';
import { quarterOf, statisticsQueryParams } from '#/features/cast/statistics/statistics-query-params.ts';

/**
 * Prefetches the first screen of the statistics once the cast's time zone, which defines its days, is known.
 * Never rejects: the page shows its own error state.
 */
export async function prefetchStatistics(
  client: QueryClient,
  api: ApiClients,
  username: string,
  search: Record<string, unknown>,
): Promise<void> {
  await client.prefetchQuery(generalQuery(api, username));
  const timeZone = client.getQueryData(generalQuery(api, username).queryKey)?.timeZone;
  if (timeZone === undefined) return;
  const { range, sessions, compare } = statisticsQueryParams(
    statisticsSearch(search),
    quarterOf(Date.now()),
    timeZone,
  );
  const stretch = { from: range.from, to: range.to };
  await Promise.all([
    client.prefetchQuery(summaryQuery(api, username, { ...sessions, compare })),
    client.prefetchQuery(timeseriesQuery(api, username, stretch)),
    client.prefetchQuery(marksQuery(api, username, stretch)),
  ]);
}
