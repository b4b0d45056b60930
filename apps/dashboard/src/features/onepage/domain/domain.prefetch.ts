import type { PageLoaderArgs } from '#/components/resource-shell/page-loader.ts';
import { domainsQuery } from '#/data/sites/domains.queries.ts';

/** Not awaited: the screen shows its own loading and error states. */
export function prefetchDomains({
  context: { api, queryClient },
  params: { username },
}: PageLoaderArgs<{ username: string }>) {
  void queryClient.prefetchQuery(domainsQuery(api, username));
}
