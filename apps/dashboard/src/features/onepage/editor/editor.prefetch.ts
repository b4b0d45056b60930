import type { PageLoaderArgs } from '#/components/resource-shell/page-loader.ts';
import { siteQuery } from '#/data/sites/sites.queries.ts';

/** Not awaited: the screen shows its own loading and error states. */
export function prefetchEditor({
  context: { api, queryClient },
  params: { username },
}: PageLoaderArgs<{ username: string }>) {
  void queryClient.prefetchQuery(siteQuery(api, username));
}
