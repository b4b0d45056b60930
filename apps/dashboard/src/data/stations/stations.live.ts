import type { Station } from '@unmuted/api';
import { defineLiveTopic } from '#/data/live/define-live-topic.ts';
import { stationKeys } from '#/data/stations/station-keys.ts';

export const stationTopic = defineLiveTopic({
  name: 'station',
  start: (queryClient) => ({
    apply(station) {
      const before = queryClient.getQueryData<Station>(stationKeys.one(station.id));
      queryClient.setQueryData<Station>(stationKeys.one(station.id), station);
      if (before && before.state !== station.state)
        void queryClient.invalidateQueries({ queryKey: stationKeys.timeline(station.id) });
    },
  }),
});
