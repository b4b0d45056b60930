import type { PageLoaderArgs } from '#/components/resource-shell/page-loader.ts';
import { siteStatisticsQuery } from '#/data/sites/site-statistics.queries.ts';
import { siteStatisticsSearch, usualDays } from '#/features/onepage/statistics/statistics.search.ts';

/** Not awaited: the screen shows its own loading and error states. */
export function prefetchSiteStatistics({
  context: { api, queryClient },
  params: { username },
  location: { search },
}: PageLoaderArgs<{ username: string }>) {
  const { days = usualDays } = siteStatisticsSearch(search);
  void queryClient.prefetchQuery(siteStatisticsQuery(api, username, days));
}
