import type { mainRoutes } from '@unmuted/api/contract';
import { readDashboard } from '#/modules/admin/dashboard/dashboard.service.ts';
import type { CastDeps } from '#/modules/casts/cast/cast.service.ts';
import type { Handlers } from '#/platform/http/register-route.ts';

export function adminHandlers(deps: CastDeps): Handlers<Pick<typeof mainRoutes, 'getAdminDashboard'>> {
  return { getAdminDashboard: ({ session }) => readDashboard(deps, session.scope) };
}
