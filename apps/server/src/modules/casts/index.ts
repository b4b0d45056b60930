import { castTopic } from '#/modules/casts/cast/cast.live.ts';
import { castHandlers } from '#/modules/casts/cast/cast.routes.ts';
import { controlHandlers } from '#/modules/casts/control/control.routes.ts';
import { castEngineTasks } from '#/modules/casts/engine/cast-engine-tasks.ts';
import { rollUp } from '#/modules/casts/listener-counts/roll-up.repository.ts';
import { purgeRollups, type RollupStep } from '#/modules/casts/listener-counts/roll-up-steps.repository.ts';
import { purgeSamples } from '#/modules/casts/listener-counts/samples.repository.ts';
import { purgeOnAir } from '#/modules/casts/on-air/on-air.repository.ts';
import { onAirHandlers } from '#/modules/casts/on-air/on-air.routes.ts';
import { productsHandlers } from '#/modules/casts/products/products.routes.ts';
import { requestsHandlers } from '#/modules/casts/requests/requests.routes.ts';
import { revisionsHandlers } from '#/modules/casts/revisions/revisions.routes.ts';
import { settingsRevisions } from '#/modules/casts/settings/settings.revisions.ts';
import { settingsHandlers } from '#/modules/casts/settings/settings.routes.ts';
import { startStagedChangeResolver } from '#/modules/casts/settings/staged-changes.ts';
import { setupHandlers } from '#/modules/casts/setup/setup.routes.ts';
import { sourceHandlers } from '#/modules/casts/source/source.routes.ts';
import type { Clock } from '#/platform/clock/clock.ts';
import type { Db } from '#/platform/db/schema.ts';
import { defineModule, type PurgeContext } from '#/platform/modules/define-module.ts';
import { purgeRevisions } from '#/platform/revisions/revisions.repository.ts';

type RouteDeps = Parameters<typeof castHandlers>[0] &
  Parameters<typeof controlHandlers>[0] &
  Parameters<typeof onAirHandlers>[0] &
  Parameters<typeof productsHandlers>[0] &
  Parameters<typeof requestsHandlers>[0] &
  Parameters<typeof revisionsHandlers>[0] &
  Parameters<typeof settingsHandlers>[0] &
  Parameters<typeof setupHandlers>[0] &
  Parameters<typeof sourceHandlers>[0];

interface JobDeps {
  readonly db: Db;
  readonly clock: Clock;
}

interface Retention {
  readonly onAirDays: number;
  readonly revisionsDays: number;
  readonly revisionsPerSection: number;
  /** Raw counts: long enough for late ones, and for the combined peaks of some casts. */
  readonly samplesDays: number;
  readonly rollupsDays: Readonly<Record<RollupStep, number>>;
}

export const casts = defineModule({
  name: 'casts',
  routes: (deps: RouteDeps) => ({
    main: {
      ...productsHandlers(deps),
      ...requestsHandlers(deps),
      ...settingsHandlers(deps),
      ...setupHandlers(deps),
      ...revisionsHandlers(deps),
      ...sourceHandlers(deps),
      ...controlHandlers(deps),
    },
    cast: { ...castHandlers(deps), ...onAirHandlers(deps) },
  }),
  liveTopics: (deps) => [castTopic(deps)],
  revisions: (deps: RouteDeps) => settingsRevisions(deps),
  jobs: ({ db, clock }: JobDeps) => [
    { name: 'roll-up', cron: '* * * * *', run: (signal) => rollUp({ db, signal }, clock.now()) },
  ],
  engineTasks: castEngineTasks,
  startOnOneServer: (deps: Parameters<typeof startStagedChangeResolver>[0]) =>
    startStagedChangeResolver(deps).stop,
  retention: {
    onAirDays: 30,
    revisionsDays: 731,
    revisionsPerSection: 100,
    samplesDays: 7,
    // Quarters cover two years, for the averages and comparisons of statistics.
    rollupsDays: { minutes: 90, quarters: 733, halves: 90, hours: 90, days: 3653 },
  },
  purge: ({ db, retention, daysAgo, signal }: PurgeContext<Retention>) => ({
    onAir: () => purgeOnAir(db, daysAgo(retention.onAirDays)),
    revisions: () =>
      purgeRevisions(db, {
        before: daysAgo(retention.revisionsDays),
        keep: retention.revisionsPerSection,
      }),
    samples: () => purgeSamples(db, daysAgo(retention.samplesDays), signal),
    rollups: () => purgeRollups(db, (step) => daysAgo(retention.rollupsDays[step]), signal),
  }),
});
