import type { castRoutes } from '@unmuted/api/contract';
import { type CastNowDeps, readNow, readOverviews } from '#/modules/casts/cast/cast.service.ts';
import type { Handlers } from '#/platform/http/register-route.ts';

type Routes = Pick<typeof castRoutes, 'listCastOverviews' | 'getCastNow'>;

export function castHandlers(deps: CastNowDeps): Handlers<Routes> {
  return {
    listCastOverviews: async ({ session, query }) => {
      const overviews = await readOverviews(deps, session.scope, query.usernames?.split(','));
      const total = overviews.items.length;
      return { ...overviews, total, page: 1, pageSize: Math.max(1, total) };
    },
    getCastNow: ({ session, params }) => readNow(deps, session.scope, params.username),
  };
}
