import type { castRoutes } from '@unmuted/api/contract';
import type { CastDeps } from '#/modules/casts/cast/cast.service.ts';
import { listTitles, readDay } from '#/modules/casts/on-air/on-air.service.ts';
import type { Handlers } from '#/platform/http/register-route.ts';

type Routes = Pick<typeof castRoutes, 'listPlayedTitles' | 'getOnAirDay'>;

export function onAirHandlers(deps: CastDeps): Handlers<Routes> {
  return {
    listPlayedTitles: ({ session, params, query }) =>
      listTitles(deps, session.scope, params.username, Number(query.limit ?? 20)),
    getOnAirDay: ({ session, params }) => readDay(deps, session.scope, params.username),
  };
}
