import type { PageLoaderArgs } from '#/components/resource-shell/page-loader.ts';
import { appStatisticsQuery } from '#/data/apps/app-statistics.queries.ts';
import { appQuery } from '#/data/apps/apps.queries.ts';
import { appSearch, usualDays } from '#/features/apps/shell/app.search.ts';

/** Not awaited: the screens show their own loading and error states. */
export function prefetchApp({
  context: { api, queryClient },
  params: { id },
  location: { search },
}: PageLoaderArgs<{ id: string }>) {
  const { tab, days = usualDays } = appSearch(search);
  void queryClient.prefetchQuery(appQuery(api, id));
  if (tab === 'statistics') void queryClient.prefetchQuery(appStatisticsQuery(api, id, days));
}
