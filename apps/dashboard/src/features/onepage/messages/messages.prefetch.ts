import type { PageLoaderArgs } from '#/components/resource-shell/page-loader.ts';
import { siteMessagesQuery } from '#/data/sites/site-messages.queries.ts';
import { siteMessagesParams, siteMessagesSearch } from '#/features/onepage/messages/messages.search.ts';

/** Not awaited: the screen shows its own loading and error states. */
export function prefetchSiteMessages({
  context: { api, queryClient },
  params: { username },
  location: { search },
}: PageLoaderArgs<{ username: string }>) {
  const params = siteMessagesParams(siteMessagesSearch(search));
  void queryClient.prefetchQuery(siteMessagesQuery(api, username, params));
}
