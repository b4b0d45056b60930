import { purgeSpans } from '#/modules/stations/checks/checks.repository.ts';
import { startPolling } from '#/modules/stations/checks/poller.ts';
import { startReadingFeeds } from '#/modules/stations/feeds/feed-poller.ts';
import { serviceHandlers } from '#/modules/stations/services/services.routes.ts';
import { nowPlayingTopic } from '#/modules/stations/songs/now-playing.live.ts';
import { nowPlayingHandlers, publicSongHandlers } from '#/modules/stations/songs/now-playing.routes.ts';
import { purgeSongs } from '#/modules/stations/songs/recorder.repository.ts';
import { startRecording } from '#/modules/stations/songs/recorder.ts';
import { stationTopic } from '#/modules/stations/stations/station.live.ts';
import { stationHandlers } from '#/modules/stations/stations/stations.routes.ts';
import { defineModule, type PurgeContext } from '#/platform/modules/define-module.ts';

type RouteDeps = Parameters<typeof stationHandlers>[0] &
  Parameters<typeof serviceHandlers>[0] &
  Parameters<typeof nowPlayingHandlers>[0] &
  Parameters<typeof publicSongHandlers>[0];

type TaskDeps = Parameters<typeof startPolling>[0] &
  Parameters<typeof startReadingFeeds>[0] &
  Omit<Parameters<typeof startRecording>[0], 'onAnnounce'>;

interface Retention {
  /** Recorded states of streaming services. */
  readonly serviceSpansDays: number;
  /** What stations played. */
  readonly songsDays: number;
}

/** What each song triggers. */
const onAnnounce = [] as const;

export const stations = defineModule({
  name: 'stations',
  routes: (deps: RouteDeps) => ({
    main: { ...stationHandlers(deps), ...serviceHandlers(deps), ...nowPlayingHandlers(deps) },
    cast: publicSongHandlers(deps),
  }),
  liveTopics: (deps: RouteDeps) => [stationTopic(deps), nowPlayingTopic(deps)],
  startOnEveryServer: (deps: TaskDeps) => {
    const stops = [startPolling(deps), startReadingFeeds(deps)];
    return async () => void (await Promise.all(stops.map((stop) => stop())));
  },
  startOnOneServer: (deps: TaskDeps) => startRecording({ ...deps, onAnnounce }),
  retention: { serviceSpansDays: 400, songsDays: 400 },
  purge: ({ db, retention, daysAgo }: PurgeContext<Retention>) => ({
    serviceSpans: () => purgeSpans(db, daysAgo(retention.serviceSpansDays)),
    songs: () => purgeSongs(db, daysAgo(retention.songsDays)),
  }),
});
