import type { castRoutes } from '@unmuted/api/contract';
import { type PreflightDeps, runPreflight } from '#/modules/directories/preflight/preflight.service.ts';
import type { Handlers } from '#/platform/http/register-route.ts';

export function preflightHandlers(deps: PreflightDeps): Handlers<Pick<typeof castRoutes, 'runPreflight'>> {
  return { runPreflight: ({ session, params }) => runPreflight(deps, session.scope, params.username) };
}
