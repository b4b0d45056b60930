import { purgeSpans } from '#/modules/stations/checks/checks.repository.ts';
import { startPolling } from '#/modules/stations/checks/poller.ts';
import { serviceHandlers } from '#/modules/stations/services/services.routes.ts';
import { stationTopic } from '#/modules/stations/stations/station.live.ts';
import { stationHandlers } from '#/modules/stations/stations/stations.routes.ts';
import { defineModule, type PurgeContext } from '#/platform/modules/define-module.ts';

type RouteDeps = Parameters<typeof stationHandlers>[0] & Parameters<typeof serviceHandlers>[0];

interface Retention {
  /** Recorded states of streaming services. */
  readonly serviceSpansDays: number;
}

export const stations = defineModule({
  name: 'stations',
  routes: (deps: RouteDeps) => ({ main: { ...stationHandlers(deps), ...serviceHandlers(deps) } }),
  liveTopics: (deps: RouteDeps) => [stationTopic(deps)],
  startOnEveryServer: (deps: Parameters<typeof startPolling>[0]) => startPolling(deps).stop,
  retention: { serviceSpansDays: 400 },
  purge: ({ db, retention, daysAgo }: PurgeContext<Retention>) => ({
    serviceSpans: () => purgeSpans(db, daysAgo(retention.serviceSpansDays)),
  }),
});
