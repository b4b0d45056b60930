import type { castRoutes } from '@unmuted/api/contract';
import {
  disconnectListener,
  type ListenerDeps,
  listListeners,
  moveListener,
  moveStream,
} from '#/modules/listeners/listeners/listeners.service.ts';
import type { Handlers } from '#/platform/http/register-route.ts';

type Routes = Pick<typeof castRoutes, 'listListeners' | 'disconnectListener' | 'moveListener' | 'moveStream'>;

export function listenersHandlers(deps: ListenerDeps): Handlers<Routes> {
  return {
    listListeners: ({ session, params }) => listListeners(deps, session.scope, params.username),
    disconnectListener: async ({ session, caller, params }) => {
      await disconnectListener(deps, { scope: session.scope, caller }, params.username, params.id);
      return undefined;
    },
    moveListener: ({ session, caller, params: { username, id }, body: { streamId } }) =>
      moveListener(deps, { scope: session.scope, caller }, username, { id, streamId }),
    moveStream: ({ session, caller, params: { username, id }, body: { streamId } }) =>
      moveStream(deps, { scope: session.scope, caller }, username, { id, streamId }),
  };
}
