import { listenersQuery } from '#/data/listeners/listeners.queries.ts';
import type { CastLoaderArgs } from '#/features/cast/shell/cast-pages.ts';

/** Prefetches the listeners. Not awaited: the screen shows its own loading and error states. */
export function prefetchListeners({
  context: { api, queryClient },
  params: { username },
}: CastLoaderArgs): void {
  void queryClient.prefetchQuery(listenersQuery(api, username));
}
