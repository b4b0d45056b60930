import { generalQuery } from '#/data/cast-settings/cast-settings.queries.ts';
import { marksQuery, summaryQuery, timeseriesQuery } from '#/data/statistics/statistics.queries.ts';
import type { CastLoaderArgs } from '#/features/cast/shell/cast-pages.ts';
import { statisticsSearch } from '#/features/cast/statistics/statistics.search.ts';
import { quarterOf, statisticsQueryParams } from '#/features/cast/statistics/statistics-query-params.ts';
import { serverClock } from '#/lib/server-clock.ts';

/** Prefetches the first screen of the statistics. Not awaited: each card shows its own loading and error states. */
export function prefetchStatistics(args: CastLoaderArgs): void {
  void prefetchFirstScreen(args);
}

async function prefetchFirstScreen(args: CastLoaderArgs) {
  const { api, queryClient } = args.context;
  const { username } = args.params;
  // The cast's time zone defines the days.
  await queryClient.prefetchQuery(generalQuery(api, username));
  const timeZone = queryClient.getQueryData(generalQuery(api, username).queryKey)?.timeZone;
  if (timeZone === undefined) return;
  const { range, sessions, compare } = statisticsQueryParams(
    statisticsSearch(args.location.search),
    quarterOf(serverClock.now()),
    timeZone,
  );
  const stretch = { from: range.from, to: range.to };
  void queryClient.prefetchQuery(summaryQuery(api, username, { ...sessions, compare }));
  void queryClient.prefetchQuery(timeseriesQuery(api, username, stretch));
  void queryClient.prefetchQuery(marksQuery(api, username, stretch));
}
