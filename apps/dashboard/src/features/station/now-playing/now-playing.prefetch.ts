import type { PageLoaderArgs } from '#/components/resource-shell/page-loader.ts';
import { nowPlayingQuery } from '#/data/now-playing/now-playing.queries.ts';
import { stationQuery } from '#/data/stations/stations.queries.ts';

/** Not awaited: the screen shows its own loading and error states. */
export function prefetchNowPlaying({
  context: { api, queryClient },
  params: { id },
}: PageLoaderArgs<{ id: string }>) {
  void queryClient.prefetchQuery(stationQuery(api, id));
  void queryClient.prefetchQuery(nowPlayingQuery(api, id));
}
