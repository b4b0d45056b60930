import { generalQuery, streamsQuery } from '#/data/cast-settings/cast-settings.queries.ts';
import type { CastLoaderArgs } from '#/features/cast/shell/cast-pages.ts';

/** Prefetches the first tab and the pending change. Not awaited: the screen shows its own loading and error states. */
export function prefetchSettings({
  context: { api, queryClient },
  params: { username },
}: CastLoaderArgs): void {
  void queryClient.prefetchQuery(generalQuery(api, username));
  void queryClient.prefetchQuery(streamsQuery(api, username));
}
