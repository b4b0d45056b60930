import type { NowPlaying } from '@unmuted/api';
import { defineLiveTopic } from '#/data/live/define-live-topic.ts';
import { nowPlayingKeys } from '#/data/now-playing/now-playing-keys.ts';

export const nowPlayingTopic = defineLiveTopic({
  name: 'nowplaying',
  start: (queryClient) => ({
    apply(now) {
      const key = nowPlayingKeys.one(now.stationId);
      const before = queryClient.getQueryData<NowPlaying>(key);
      queryClient.setQueryData<NowPlaying>(key, now);
      if (before && before.songs[0]?.id !== now.songs[0]?.id)
        void queryClient.invalidateQueries({ queryKey: nowPlayingKeys.songs(now.stationId) });
    },
  }),
});
