import { castLifeHandlers } from '#/modules/admin/cast-life/cast-life.routes.ts';
import type { CastLifeDeps } from '#/modules/admin/cast-life/cast-life.service.ts';
import { deleteExpiredCasts } from '#/modules/admin/cast-life/expiry.ts';
import { adminCastHandlers } from '#/modules/admin/casts/admin-cast.routes.ts';
import type { AdminCastDeps } from '#/modules/admin/casts/admin-cast-actions.ts';
import { limitsRevisions } from '#/modules/admin/casts/limits.revisions.ts';
import type { CustomerActDeps } from '#/modules/admin/customers/customer-acts.service.ts';
import { customerHandlers } from '#/modules/admin/customers/customers.routes.ts';
import { fleetTopic } from '#/modules/admin/dashboard/dashboard.live.ts';
import { adminHandlers } from '#/modules/admin/dashboard/dashboard.routes.ts';
import { planHandlers } from '#/modules/admin/plans/plans.routes.ts';
import { adminRequestHandlers } from '#/modules/admin/requests/admin-requests.routes.ts';
import { defineModule, type PurgeContext } from '#/platform/modules/define-module.ts';

export const admin = defineModule({
  name: 'admin',
  configure: (config) => ({ billingUrl: config.BILLING_URL ?? null }),
  routes: (deps: CastLifeDeps & CustomerActDeps) => ({
    main: {
      ...adminHandlers(deps),
      ...adminCastHandlers(deps),
      ...castLifeHandlers(deps),
      ...planHandlers(deps),
      ...adminRequestHandlers(deps),
      ...customerHandlers(deps),
    },
  }),
  liveTopics: (deps) => [fleetTopic(deps)],
  revisions: (deps: AdminCastDeps) => [limitsRevisions(deps)],
  purge: (context: PurgeContext<unknown>) => ({ terminatedCasts: () => deleteExpiredCasts(context) }),
});
