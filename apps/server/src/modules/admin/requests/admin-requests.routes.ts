import type { mainRoutes } from '@unmuted/api/contract';
import {
  approveRequest,
  assignRequest,
  listAdminRequests,
  refuseRequest,
} from '#/modules/admin/requests/admin-requests.service.ts';
import { approveStationRequest } from '#/modules/admin/requests/station-approval.service.ts';
import type { ProvisionDeps } from '#/modules/casts/provision/create-cast.ts';
import type { StationLifeDeps } from '#/modules/stations/life/station-life.service.ts';
import type { Handlers } from '#/platform/http/register-route.ts';

type Routes = Pick<
  typeof mainRoutes,
  'listAdminRequests' | 'assignRequest' | 'approveRequest' | 'refuseRequest' | 'approveStationRequest'
>;

export function adminRequestHandlers(deps: ProvisionDeps & StationLifeDeps): Handlers<Routes> {
  return {
    listAdminRequests: ({ session, query }) => listAdminRequests(deps, session.scope, query),
    assignRequest: ({ session: { scope }, caller, params, body }) =>
      assignRequest(deps, { scope, caller }, params.id, body.username),
    approveRequest: ({ session: { scope }, caller, params, body }) =>
      approveRequest(deps, { scope, caller }, params.id, body),
    refuseRequest: ({ session: { scope }, caller, params, body }) =>
      refuseRequest(deps, { scope, caller }, params.id, body.reason),
    approveStationRequest: ({ session: { scope }, caller, params, body }) =>
      approveStationRequest(deps, { scope, caller }, params.id, body),
  };
}
