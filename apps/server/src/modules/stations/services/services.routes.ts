import type { mainRoutes } from '@unmuted/api/contract';
import { importServices } from '#/modules/stations/services/service-import.service.ts';
import {
  createService,
  deleteService,
  detect,
  listServices,
  probeService,
  readServiceDetails,
  type ServiceDeps,
  updateService,
} from '#/modules/stations/services/services.service.ts';
import type { Handlers } from '#/platform/http/register-route.ts';

type Routes = Pick<
  typeof mainRoutes,
  | 'listStreamingServices'
  | 'createStreamingService'
  | 'detectStreamingService'
  | 'importStreamingServices'
  | 'getStreamingService'
  | 'updateStreamingService'
  | 'deleteStreamingService'
  | 'probeStreamingService'
>;

export function serviceHandlers(deps: ServiceDeps): Handlers<Routes> {
  return {
    listStreamingServices: ({ session, query }) => listServices(deps, session.scope, query),
    createStreamingService: ({ session: { scope }, caller, body }) =>
      createService(deps, { scope, caller }, body),
    detectStreamingService: ({ body }) => detect(deps, body.url),
    importStreamingServices: ({ session: { scope }, caller, body }) =>
      importServices(deps, { scope, caller }, body),
    getStreamingService: ({ session, params }) => readServiceDetails(deps, session.scope, params.id),
    updateStreamingService: ({ session: { scope }, caller, params, body, version }) =>
      updateService(deps, { scope, caller }, params.id, { change: body, version }),
    deleteStreamingService: async ({ session: { scope }, caller, params }) => {
      await deleteService(deps, { scope, caller }, params.id);
      return undefined;
    },
    probeStreamingService: ({ session, params }) => probeService(deps, session.scope, params.id),
  };
}
