import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { stationQuery } from '#/data/stations/stations.queries.ts';
import { StationLayout } from '#/features/station/shell/station-layout.screen.tsx';

export const Route = createFileRoute('/_customer/station/$id')({
  staticData: { title: msg`Station` },
  // Not awaited: each page shows its own loading and error states.
  loader: ({ context: { api, queryClient }, params: { id } }) => {
    void queryClient.prefetchQuery(stationQuery(api, id));
  },
  component: StationLayout,
});
