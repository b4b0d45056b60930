import { castHandlers } from '#/modules/casts/cast/cast.routes.ts';
import { controlHandlers } from '#/modules/casts/control/control.routes.ts';
import { rollUp } from '#/modules/casts/listener-counts/roll-up.ts';
import { onAirHandlers } from '#/modules/casts/on-air/on-air.routes.ts';
import { productsHandlers } from '#/modules/casts/products/products.routes.ts';
import { settingsHandlers } from '#/modules/casts/settings/settings.routes.ts';
import { sourceHandlers } from '#/modules/casts/source/source.routes.ts';
import type { Clock } from '#/platform/clock/clock.ts';
import type { Db } from '#/platform/db/schema.ts';
import { defineModule } from '#/platform/modules/define-module.ts';

type RouteDeps = Parameters<typeof castHandlers>[0] &
  Parameters<typeof controlHandlers>[0] &
  Parameters<typeof onAirHandlers>[0] &
  Parameters<typeof productsHandlers>[0] &
  Parameters<typeof settingsHandlers>[0] &
  Parameters<typeof sourceHandlers>[0];

interface JobDeps {
  readonly db: Db;
  readonly clock: Clock;
}

export const casts = defineModule({
  name: 'casts',
  routes: (deps: RouteDeps) => ({
    main: {
      ...productsHandlers(deps),
      ...settingsHandlers(deps),
      ...sourceHandlers(deps),
      ...controlHandlers(deps),
    },
    cast: { ...castHandlers(deps), ...onAirHandlers(deps) },
  }),
  jobs: ({ db, clock }: JobDeps) => [
    { name: 'roll-up', cron: '* * * * *', run: (signal) => rollUp({ db, signal }, clock.now()) },
  ],
});
