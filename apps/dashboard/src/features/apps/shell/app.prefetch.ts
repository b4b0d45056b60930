import type { PageLoaderArgs } from '#/components/resource-shell/page-loader.ts';
import { appQuery } from '#/data/apps/apps.queries.ts';

/** Not awaited: the screens show their own loading and error states. */
export function prefetchApp({
  context: { api, queryClient },
  params: { id },
}: PageLoaderArgs<{ id: string }>) {
  void queryClient.prefetchQuery(appQuery(api, id));
}
