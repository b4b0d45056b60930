import type { castRoutes } from '@unmuted/api/contract';
import { type CastNowDeps, readNow, readOverviews } from '#/modules/casts/cast/cast.service.ts';
import { listTitles, readDay } from '#/modules/casts/on-air/on-air.service.ts';
import type { DirectoryRoutes } from '#/modules/directories/directories/directories.routes.ts';
import { listRefusals } from '#/modules/listeners/geoblocking/geoblocking.service.ts';
import {
  disconnectListener,
  type ListenerDeps,
  listListeners,
  moveListener,
  moveStream,
} from '#/modules/listeners/listeners/listeners.service.ts';
import type { StatisticsRoutes } from '#/modules/statistics/statistics/statistics.routes.ts';
import type { WidgetRoutes } from '#/modules/widgets/widgets/widgets.routes.ts';
import type { Handlers } from '#/platform/http/register-route.ts';
import type { LiveHub } from '#/platform/live/live-hub.ts';

export function castHandlers(
  deps: CastNowDeps & ListenerDeps & { hub: LiveHub },
): Omit<Handlers<typeof castRoutes>, StatisticsRoutes | WidgetRoutes | DirectoryRoutes> {
  return {
    listCastOverviews: async ({ session, query }) => {
      const overviews = await readOverviews(deps, session.scope, query.usernames?.split(','));
      const total = overviews.items.length;
      return { ...overviews, total, page: 1, pageSize: Math.max(1, total) };
    },
    getCastNow: ({ session, params }) => readNow(deps, session.scope, params.username),
    listListeners: ({ session, params }) => listListeners(deps, session.scope, params.username),
    disconnectListener: async ({ session, caller, params }) => {
      await disconnectListener(deps, { scope: session.scope, caller }, params.username, params.id);
      return undefined;
    },
    moveListener: ({ session, caller, params: { username, id }, body: { streamId } }) =>
      moveListener(deps, { scope: session.scope, caller }, username, { id, streamId }),
    moveStream: ({ session, caller, params: { username, id }, body: { streamId } }) =>
      moveStream(deps, { scope: session.scope, caller }, username, { id, streamId }),
    listRefusals: ({ session, params }) => listRefusals(deps, session.scope, params.username),
    listPlayedTitles: ({ session, params, query }) =>
      listTitles(deps, session.scope, params.username, Number(query.limit ?? 20)),
    getOnAirDay: ({ session, params }) => readDay(deps, session.scope, params.username),
    subscribeToLive: ({ session, query }) => deps.hub.open(session, query.topics.split(',')),
  };
}
