import type { mainRoutes } from '@unmuted/api/contract';
import { type CheckDeps, checkSilence } from '#/modules/silence/settings/check.service.ts';
import { readWatch, updateSilence } from '#/modules/silence/settings/silence.service.ts';
import { snoozeSilence } from '#/modules/silence/settings/snooze.service.ts';
import type { Handlers } from '#/platform/http/register-route.ts';

type Routes = Pick<typeof mainRoutes, 'getSilence' | 'updateSilence' | 'checkSilence' | 'snoozeSilence'>;

export function silenceHandlers(deps: CheckDeps): Handlers<Routes> {
  return {
    getSilence: ({ session, params }) => readWatch(deps, session.scope, params.id),
    updateSilence: ({ session: { scope }, caller, params, body, version }) =>
      updateSilence(deps, { scope, caller }, params.id, { change: body, version }),
    checkSilence: ({ session, params, signal }) => checkSilence(deps, session.scope, params.id, signal),
    snoozeSilence: ({ session: { scope }, caller, params, body }) =>
      snoozeSilence(deps, { scope, caller }, params.id, body),
  };
}
