import type { PageLoaderArgs } from '#/components/resource-shell/page-loader.ts';
import { silenceCalibrationQuery, silenceQuery } from '#/data/silence/silence.queries.ts';
import { silenceIncidentsQuery } from '#/data/silence/silence-incidents.queries.ts';
import { usualPageSize } from '#/lib/list.search.ts';

/** Not awaited: the screen shows its own loading and error states. */
export function prefetchSilence({
  context: { api, queryClient },
  params: { id },
}: PageLoaderArgs<{ id: string }>) {
  void queryClient.prefetchQuery(silenceQuery(api, id));
  void queryClient.prefetchQuery(silenceCalibrationQuery(api, id));
  void queryClient.prefetchQuery(silenceIncidentsQuery(api, id, { page: 1, pageSize: usualPageSize }));
}
