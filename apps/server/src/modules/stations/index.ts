import { limits } from '@unmuted/api/contract';
import { purgeSpans } from '#/modules/stations/checks/checks.repository.ts';
import { startPolling } from '#/modules/stations/checks/poller.ts';
import { startLookingUp } from '#/modules/stations/covers/cover-worker.ts';
import { listCoverHashes, purgeCovers } from '#/modules/stations/covers/covers.repository.ts';
import { type CoverOrigins, coverArtArchive } from '#/modules/stations/covers/look-up-cover.ts';
import { musicBrainz } from '#/modules/stations/covers/musicbrainz.ts';
import { queueCover } from '#/modules/stations/covers/queue-cover.ts';
import { startReadingFeeds } from '#/modules/stations/feeds/feed-poller.ts';
import { stationLifeHandlers } from '#/modules/stations/life/station-life.routes.ts';
import { outputHandlers } from '#/modules/stations/outputs/outputs.routes.ts';
import { startPosting } from '#/modules/stations/outputs/queue/poster.ts';
import { queueOutputs } from '#/modules/stations/outputs/queue/queue-outputs.ts';
import { type OutputOrigins, serviceOrigins } from '#/modules/stations/outputs/services/service-call.ts';
import { serviceHandlers } from '#/modules/stations/services/services.routes.ts';
import { nowPlayingTopic } from '#/modules/stations/songs/now-playing.live.ts';
import { nowPlayingHandlers, publicSongHandlers } from '#/modules/stations/songs/now-playing.routes.ts';
import { purgeSongs } from '#/modules/stations/songs/recorder.repository.ts';
import { startRecording } from '#/modules/stations/songs/recorder.ts';
import { stationTopic } from '#/modules/stations/stations/station.live.ts';
import { listLogos } from '#/modules/stations/stations/stations.repository.ts';
import { stationHandlers } from '#/modules/stations/stations/stations.routes.ts';
import { purgeCalls } from '#/modules/stations/tune-in/queue/queue.repository.ts';
import { queueTuneIn } from '#/modules/stations/tune-in/queue/queue-tune-in.ts';
import { startReporting } from '#/modules/stations/tune-in/queue/report-refusals.ts';
import { startSending } from '#/modules/stations/tune-in/queue/sender.ts';
import { tuneInTopic } from '#/modules/stations/tune-in/settings/tune-in.live.ts';
import { tuneInHandlers } from '#/modules/stations/tune-in/tune-in.routes.ts';
import { defineModule, type PurgeContext } from '#/platform/modules/define-module.ts';

type RouteDeps = Parameters<typeof stationHandlers>[0] &
  Parameters<typeof serviceHandlers>[0] &
  Parameters<typeof nowPlayingHandlers>[0] &
  Parameters<typeof publicSongHandlers>[0] &
  Parameters<typeof outputHandlers>[0] &
  Parameters<typeof tuneInHandlers>[0] &
  Parameters<typeof stationLifeHandlers>[0];

type TaskDeps = Parameters<typeof startPolling>[0] &
  Parameters<typeof startReadingFeeds>[0] &
  Parameters<typeof startPosting>[0] &
  Parameters<typeof startSending>[0] &
  Parameters<typeof startLookingUp>[0] &
  Parameters<typeof startReporting>[0] &
  Omit<Parameters<typeof startRecording>[0], 'onAnnounce'>;

interface Retention {
  /** Recorded states of streaming services. */
  readonly serviceSpansDays: number;
  /** What stations played. */
  readonly songsDays: number;
  /** Calls of stations to TuneIn; the latest of each station and those of the last day are kept in full. */
  readonly tuneInCallsDays: number;
  /** Covers of songs that no station plays any more. */
  readonly coversDays: number;
}

/** Longer than the 24 hours of the figures. */
const tuneInFiguresDays = 1.1;

interface Settings {
  /** Where songs are posted; tests have their own. */
  readonly outputOrigins: OutputOrigins;
  readonly coverOrigins: CoverOrigins;
}

/** What each song triggers. */
const onAnnounce = [queueTuneIn, queueOutputs, queueCover];

export const stations = defineModule({
  name: 'stations',
  configure: ({ MUSICBRAINZ_URL }): Settings => ({
    outputOrigins: serviceOrigins,
    coverOrigins: { musicBrainz: MUSICBRAINZ_URL ?? musicBrainz, coverArt: coverArtArchive },
  }),
  routes: (deps: RouteDeps) => ({
    main: {
      ...stationHandlers(deps),
      ...serviceHandlers(deps),
      ...nowPlayingHandlers(deps),
      ...outputHandlers(deps),
      ...tuneInHandlers(deps),
      ...stationLifeHandlers(deps),
    },
    cast: publicSongHandlers(deps),
  }),
  liveTopics: (deps: RouteDeps) => [stationTopic(deps), nowPlayingTopic(deps), tuneInTopic(deps)],
  startOnEveryServer: (deps: TaskDeps) => {
    const stops = [startPolling(deps), startReadingFeeds(deps), startPosting(deps), startSending(deps)];
    return async () => void (await Promise.all(stops.map((stop) => stop())));
  },
  startOnOneServer: (deps: TaskDeps) => {
    const stops = [startRecording({ ...deps, onAnnounce }), startLookingUp(deps), startReporting(deps)];
    return async () => void (await Promise.all(stops.map((stop) => stop())));
  },
  retention: {
    serviceSpansDays: 400,
    songsDays: 400,
    tuneInCallsDays: limits.tuneInLogDays,
    coversDays: 400,
  },
  fileReferences: async (db, hashes) => [
    ...(await listLogos(db, hashes)),
    ...(await listCoverHashes(db, hashes)),
  ],
  purge: ({ db, retention, daysAgo, signal }: PurgeContext<Retention>) => ({
    serviceSpans: () => purgeSpans(db, daysAgo(retention.serviceSpansDays)),
    songs: () => purgeSongs(db, daysAgo(retention.songsDays), signal),
    covers: () => purgeCovers(db, daysAgo(retention.coversDays)),
    tuneInCalls: () =>
      purgeCalls(db, {
        before: daysAgo(retention.tuneInCallsDays),
        dayAgo: daysAgo(tuneInFiguresDays),
        keep: limits.tuneInLog,
      }),
  }),
});
