import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { stationQuery, stationTimelineQuery } from '#/data/stations/stations.queries.ts';
import { StationScreen } from '#/features/station/overview/station.screen.tsx';

export const Route = createFileRoute('/_customer/station/$id')({
  staticData: { title: msg`Station` },
  // Not awaited: the screen shows its own loading and error states.
  loader: ({ context: { api, queryClient }, params: { id } }) => {
    void queryClient.prefetchQuery(stationQuery(api, id));
    void queryClient.prefetchQuery(stationTimelineQuery(api, id));
  },
  component: StationScreen,
});
