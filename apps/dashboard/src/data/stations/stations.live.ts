import type { Station } from '@unmuted/api';
import { defineLiveTopic } from '#/data/live/define-live-topic.ts';
import { changeOverviews } from '#/data/stations/change-overviews.ts';
import { stationKeys } from '#/data/stations/station-keys.ts';
import { withProbe } from '#/data/stations/with-probe.ts';

export const stationTopic = defineLiveTopic({
  name: 'station',
  start: (queryClient) => ({
    apply(station) {
      const key = stationKeys.one(station.id);
      const before = queryClient.getQueryData<Station>(key);
      queryClient.setQueryData<Station>(key, withProbe(station, before));
      changeOverviews(queryClient, ({ id }) => id === station.id, station);
      if (before && before.state !== station.state)
        void queryClient.invalidateQueries({ queryKey: stationKeys.timeline(station.id) });
    },
  }),
});
