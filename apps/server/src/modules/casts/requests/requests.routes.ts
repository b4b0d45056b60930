import type { mainRoutes } from '@unmuted/api/contract';
import type { ProvisionDeps } from '#/modules/casts/provision/create-cast.ts';
import {
  cancelRequest,
  createRequest,
  listOwnRequests,
  listPlansForCustomers,
} from '#/modules/casts/requests/requests.service.ts';
import type { Handlers } from '#/platform/http/register-route.ts';

type Routes = Pick<typeof mainRoutes, 'listPublicPlans' | 'listRequests' | 'createRequest' | 'cancelRequest'>;

export function requestsHandlers(deps: ProvisionDeps): Handlers<Routes> {
  return {
    listPublicPlans: ({ query }) => listPlansForCustomers(deps, query),
    listRequests: ({ session, query }) => listOwnRequests(deps, session.scope, query),
    createRequest: ({ session: { scope }, caller, body }) => createRequest(deps, { scope, caller }, body),
    cancelRequest: ({ session: { scope }, caller, params }) =>
      cancelRequest(deps, { scope, caller }, params.id),
  };
}
