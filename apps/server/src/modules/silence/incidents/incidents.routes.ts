import type { mainRoutes } from '@unmuted/api/contract';
import { listIncidents, updateIncident } from '#/modules/silence/incidents/incidents.service.ts';
import type { SilenceDeps } from '#/modules/silence/settings/silence.service.ts';
import type { Handlers } from '#/platform/http/register-route.ts';

type Routes = Pick<typeof mainRoutes, 'listSilenceIncidents' | 'updateSilenceIncident'>;

export function incidentHandlers(deps: SilenceDeps): Handlers<Routes> {
  return {
    listSilenceIncidents: ({ session, params, query }) =>
      listIncidents(deps, session.scope, params.id, query),
    updateSilenceIncident: ({ session: { scope }, caller, params, body }) =>
      updateIncident(deps, { scope, caller }, params, body),
  };
}
