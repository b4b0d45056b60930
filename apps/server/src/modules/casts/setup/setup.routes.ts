import type { mainRoutes } from '@unmuted/api/contract';
import type { CastDeps } from '#/modules/casts/cast/cast.service.ts';
import { dismissNotice } from '#/modules/casts/setup/setup.service.ts';
import type { Handlers } from '#/platform/http/register-route.ts';

type Routes = Pick<typeof mainRoutes, 'dismissSetupNotice'>;

export function setupHandlers(deps: Pick<CastDeps, 'db'>): Handlers<Routes> {
  return {
    dismissSetupNotice: async ({ session, params, body }) => {
      await dismissNotice(deps, session.scope, params.username, body.notice);
    },
  };
}
