import { cachedOverview } from '#/data/casts/casts.queries.ts';
import { onAirDayQuery, playedTitlesQuery } from '#/data/on-air/on-air.queries.ts';
import type { CastLoaderArgs } from '#/features/cast/shell/cast-pages.ts';

/**
 * Prefetches the cards below the status. The cards of a cast that never connected are not rendered; for an unknown cast,
 * the cards run their own queries. Not awaited: each card shows its own loading and error states.
 */
export function prefetchOverview({
  context: { api, queryClient },
  params: { username },
}: CastLoaderArgs): void {
  const cast = cachedOverview(queryClient, username);
  if (!cast || cast.now.state === 'never_connected') return;
  void queryClient.prefetchQuery(onAirDayQuery(api, username));
  void queryClient.prefetchQuery(playedTitlesQuery(api, username));
}
