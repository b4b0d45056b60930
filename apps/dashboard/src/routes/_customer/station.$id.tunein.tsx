import { createFileRoute } from '@tanstack/react-router';
import { tuneInLogQuery, tuneInQuery } from '#/data/tune-in/tune-in.queries.ts';
import { stationPages } from '#/features/station/shell/station-pages.ts';
import { TuneInPage } from '#/features/station/tune-in/tune-in-page.tsx';

export const Route = createFileRoute('/_customer/station/$id/tunein')({
  staticData: { title: stationPages.tuneIn.name },
  // Not awaited: the screen shows its own loading and error states.
  loader: ({ context: { api, queryClient }, params: { id } }) => {
    void queryClient.prefetchQuery(tuneInQuery(api, id));
    void queryClient.prefetchQuery(tuneInLogQuery(api, id));
  },
  component: TuneInPage,
});
