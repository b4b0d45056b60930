import {
  directoriesQuery,
  listingMismatchQuery,
  listingQuery,
} from '#/data/directories/directories.queries.ts';
import type { CastLoaderArgs } from '#/features/cast/shell/cast-pages.ts';

/** Prefetches the directories and the listing. Not awaited: each card shows its own loading and error states. */
export function prefetchDirectories({
  context: { api, queryClient },
  params: { username },
}: CastLoaderArgs): void {
  void queryClient.prefetchQuery(directoriesQuery(api, username));
  void queryClient.prefetchQuery(listingQuery(api, username));
  void queryClient.prefetchQuery(listingMismatchQuery(api, username));
}
