import type { castRoutes } from '@unmuted/api/contract';
import type { Handlers } from '#/http/register-route.ts';
import type { LiveHub } from '#/live/hub.ts';
import { type CastDeps, readNow, readOverviews } from '#/modules/cast/cast.service.ts';

export function castHandlers(deps: CastDeps & { hub: LiveHub }): Handlers<typeof castRoutes> {
  return {
    castOverviews: async ({ session, query }) => {
      const overviews = await readOverviews(deps, session.scope, query.usernames?.split(','));
      const total = overviews.items.length;
      return { ...overviews, total, page: 1, pageSize: Math.max(1, total) };
    },
    readCastNow: ({ session, params }) => readNow(deps, session.scope, params.username),
    liveEvents: ({ session, query }) => deps.hub.open(session, query.topics.split(',')),
  };
}
