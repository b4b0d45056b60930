import type * as contract from '@unmuted/api/contract';
import { listAdminCasts, listCastEvents, readAdminCast } from '#/modules/admin/casts/admin-cast.service.ts';
import {
  type AdminCastDeps,
  changeLimits,
  suspendCast,
  unsuspendCast,
} from '#/modules/admin/casts/admin-cast-actions.ts';
import type { Handlers } from '#/platform/http/register-route.ts';

type Routes = Pick<
  typeof contract.mainRoutes,
  | 'listAdminCasts'
  | 'getAdminCast'
  | 'listAdminCastEvents'
  | 'suspendCast'
  | 'unsuspendCast'
  | 'updateCastLimits'
>;

export function adminCastHandlers(deps: AdminCastDeps): Handlers<Routes> {
  return {
    listAdminCasts: ({ session, query }) => listAdminCasts(deps, session.scope, query),
    getAdminCast: ({ session, params }) => readAdminCast(deps, session.scope, params.username),
    listAdminCastEvents: ({ session, params, query }) =>
      listCastEvents(deps, session.scope, params.username, query),
    suspendCast: ({ session: { scope }, caller, params, version, body }) =>
      suspendCast(deps, { scope, caller, version, ...params }, body.reason),
    unsuspendCast: ({ session: { scope }, caller, params, version }) =>
      unsuspendCast(deps, { scope, caller, version, ...params }),
    updateCastLimits: ({ session: { scope }, caller, params, version, body }) =>
      changeLimits(deps, { scope, caller, version, ...params }, body),
  };
}
