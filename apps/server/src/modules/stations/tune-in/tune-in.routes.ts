import type { mainRoutes } from '@unmuted/api/contract';
import type { StationDeps } from '#/modules/stations/stations/stations.service.ts';
import { testTuneIn } from '#/modules/stations/tune-in/settings/test-call.ts';
import {
  deleteTuneIn,
  readLog,
  readTuneIn,
  type TuneInDeps,
  updateTuneIn,
} from '#/modules/stations/tune-in/settings/tune-in.service.ts';
import { moveTuneIn, runBulkAction } from '#/modules/stations/tune-in/staff/tune-in-moves.ts';
import { listTuneIns, readMetrics } from '#/modules/stations/tune-in/staff/tune-in-staff.service.ts';
import type { Handlers } from '#/platform/http/register-route.ts';

type Routes = Pick<
  typeof mainRoutes,
  | 'getTuneIn'
  | 'updateTuneIn'
  | 'deleteTuneIn'
  | 'testTuneIn'
  | 'listTuneInCalls'
  | 'listTuneIn'
  | 'getTuneInMetrics'
  | 'pauseTuneIn'
  | 'disableTuneIn'
  | 'resumeTuneIn'
  | 'runTuneInBulkAction'
>;

export function tuneInHandlers(deps: TuneInDeps & StationDeps): Handlers<Routes> {
  return {
    getTuneIn: ({ session, params }) => readTuneIn(deps, session.scope, params.id),
    updateTuneIn: ({ session: { scope }, caller, params, body, version }) =>
      updateTuneIn(deps, { scope, caller }, params.id, { change: body, version }),
    deleteTuneIn: async ({ session: { scope }, caller, params }) => {
      await deleteTuneIn(deps, { scope, caller }, params.id);
      return undefined;
    },
    testTuneIn: ({ session, params }) => testTuneIn(deps, session.scope, params.id),
    listTuneInCalls: ({ session, params, query }) =>
      readLog(deps, session.scope, params.id, query.limit === undefined ? undefined : Number(query.limit)),
    listTuneIn: ({ session, query }) => listTuneIns(deps, session.scope, query),
    getTuneInMetrics: ({ session }) => readMetrics(deps, session.scope),
    pauseTuneIn: ({ session: { scope }, caller, params, body }) =>
      moveTuneIn(deps, { scope, caller }, params.id, { move: 'pause', reason: body.reason }),
    disableTuneIn: ({ session: { scope }, caller, params, body }) =>
      moveTuneIn(deps, { scope, caller }, params.id, { move: 'disable', reason: body.reason }),
    resumeTuneIn: ({ session: { scope }, caller, params }) =>
      moveTuneIn(deps, { scope, caller }, params.id, { move: 'resume', reason: null }),
    runTuneInBulkAction: ({ session: { scope }, caller, body }) =>
      runBulkAction(deps, { scope, caller }, body),
  };
}
