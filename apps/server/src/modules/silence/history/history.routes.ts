import type { mainRoutes } from '@unmuted/api/contract';
import { calibrateSilence } from '#/modules/silence/history/calibration.service.ts';
import { readLevels } from '#/modules/silence/history/levels.service.ts';
import { simulateSilence } from '#/modules/silence/history/simulate.service.ts';
import type { SilenceDeps } from '#/modules/silence/settings/silence.service.ts';
import type { Handlers } from '#/platform/http/register-route.ts';

type Routes = Pick<typeof mainRoutes, 'getSilenceLevels' | 'calibrateSilence' | 'simulateSilence'>;

export function silenceHistoryHandlers(deps: SilenceDeps): Handlers<Routes> {
  return {
    getSilenceLevels: ({ session, params, query }) => readLevels(deps, session.scope, params.id, query),
    calibrateSilence: ({ session, params }) => calibrateSilence(deps, session.scope, params.id),
    simulateSilence: ({ session, params, body }) => simulateSilence(deps, session.scope, params.id, body),
  };
}
