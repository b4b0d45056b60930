import type { castRoutes } from '@unmuted/api/contract';
import { listRefusals } from '#/modules/listeners/geoblocking/geoblocking.service.ts';
import type { ListenerDeps } from '#/modules/listeners/listeners/listeners.service.ts';
import type { Handlers } from '#/platform/http/register-route.ts';

export function refusalsHandlers(deps: ListenerDeps): Handlers<Pick<typeof castRoutes, 'listRefusals'>> {
  return { listRefusals: ({ session, params }) => listRefusals(deps, session.scope, params.username) };
}
