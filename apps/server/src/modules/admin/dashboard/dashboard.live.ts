import { readFleet } from '#/modules/admin/dashboard/dashboard.service.ts';
import type { CastDeps } from '#/modules/casts/cast/cast.service.ts';
import type { LiveTopic } from '#/platform/live/live-topic.ts';

/** `fleet`: the totals of all casts, for staff. */
export const fleetTopic = (deps: CastDeps): LiveTopic => ({
  kind: 'value',
  name: 'fleet',
  permission: 'products.view',
  read: async (scope) => new Map(scope.kind === 'admin' ? [['', await readFleet(deps, scope)]] : []),
});
