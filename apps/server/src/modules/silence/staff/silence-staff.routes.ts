import type { mainRoutes } from '@unmuted/api/contract';
import type { SilenceDeps } from '#/modules/silence/settings/silence.service.ts';
import { readManaged, startTest, updateManaged } from '#/modules/silence/staff/manage.service.ts';
import { mergeIncidents } from '#/modules/silence/staff/merge.service.ts';
import { splitIncident } from '#/modules/silence/staff/split.service.ts';
import { readStats } from '#/modules/silence/staff/stats.service.ts';
import { readWall, snoozeAll } from '#/modules/silence/staff/wall.service.ts';
import type { Handlers } from '#/platform/http/register-route.ts';

type Routes = Pick<
  typeof mainRoutes,
  | 'getSilenceWall'
  | 'snoozeSilences'
  | 'getSilenceStats'
  | 'getManagedSilence'
  | 'updateManagedSilence'
  | 'startTestIncident'
  | 'mergeIncidents'
  | 'splitIncident'
>;

export function silenceStaffHandlers(deps: SilenceDeps): Handlers<Routes> {
  return {
    getSilenceWall: ({ session, query }) => readWall(deps, session.scope, query),
    snoozeSilences: ({ session: { scope }, caller, body }) => snoozeAll(deps, { scope, caller }, body),
    getSilenceStats: ({ session, query }) => readStats(deps, session.scope, query),
    getManagedSilence: ({ session, params }) => readManaged(deps, session.scope, params.id),
    updateManagedSilence: ({ session: { scope }, caller, params, body, version }) =>
      updateManaged(deps, { scope, caller }, params.id, { change: body, version }),
    startTestIncident: ({ session: { scope }, caller, params }) =>
      startTest(deps, { scope, caller }, params.id),
    mergeIncidents: ({ session: { scope }, caller, params, body }) =>
      mergeIncidents(deps, { scope, caller }, params, body.ids),
    splitIncident: ({ session: { scope }, caller, params, body }) =>
      splitIncident(deps, { scope, caller }, params, body.at),
  };
}
