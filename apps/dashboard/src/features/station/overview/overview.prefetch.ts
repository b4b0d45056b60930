import type { PageLoaderArgs } from '#/components/resource-shell/page-loader.ts';
import { stationTimelineQuery } from '#/data/stations/stations.queries.ts';

/** Prefetches the record. Not awaited: its card shows its own loading and error states. */
export function prefetchStationOverview({
  context: { api, queryClient },
  params: { id },
}: PageLoaderArgs<{ id: string }>): void {
  void queryClient.prefetchQuery(stationTimelineQuery(api, id));
}
