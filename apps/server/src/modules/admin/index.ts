import { adminCastHandlers } from '#/modules/admin/casts/admin-cast.routes.ts';
import type { AdminCastDeps } from '#/modules/admin/casts/admin-cast-actions.ts';
import { limitsRevisions } from '#/modules/admin/casts/limits.revisions.ts';
import { fleetTopic } from '#/modules/admin/dashboard/dashboard.live.ts';
import { adminHandlers } from '#/modules/admin/dashboard/dashboard.routes.ts';
import { defineModule } from '#/platform/modules/define-module.ts';

export const admin = defineModule({
  name: 'admin',
  routes: (deps: AdminCastDeps) => ({ main: { ...adminHandlers(deps), ...adminCastHandlers(deps) } }),
  liveTopics: (deps) => [fleetTopic(deps)],
  revisions: (deps: AdminCastDeps) => [limitsRevisions(deps)],
});
