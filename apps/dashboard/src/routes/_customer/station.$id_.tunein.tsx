import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { stationQuery } from '#/data/stations/stations.queries.ts';
import { tuneInLogQuery, tuneInQuery } from '#/data/tune-in/tune-in.queries.ts';
import { TuneInPage } from '#/features/station/tune-in/tune-in-page.tsx';

export const Route = createFileRoute('/_customer/station/$id_/tunein')({
  staticData: { title: msg`TuneIn` },
  // Not awaited: the screen shows its own loading and error states.
  loader: ({ context: { api, queryClient }, params: { id } }) => {
    void queryClient.prefetchQuery(stationQuery(api, id));
    void queryClient.prefetchQuery(tuneInQuery(api, id));
    void queryClient.prefetchQuery(tuneInLogQuery(api, id));
  },
  component: TuneInPage,
});
