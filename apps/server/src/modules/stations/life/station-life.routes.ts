import type { mainRoutes } from '@unmuted/api/contract';
import {
  createStation,
  deleteStation,
  previewRemoval,
  type StationLifeDeps,
} from '#/modules/stations/life/station-life.service.ts';
import { requestStation, tryAddress } from '#/modules/stations/life/station-requests.service.ts';
import type { Handlers } from '#/platform/http/register-route.ts';

type Routes = Pick<
  typeof mainRoutes,
  | 'createStation'
  | 'previewStationRemoval'
  | 'deleteStation'
  | 'createStationRequest'
  | 'tryStationRequestStream'
>;

export function stationLifeHandlers(deps: StationLifeDeps): Handlers<Routes> {
  return {
    createStation: ({ session: { scope }, caller, body }) => createStation(deps, { scope, caller }, body),
    previewStationRemoval: ({ session, params }) => previewRemoval(deps, session.scope, params.id),
    deleteStation: async ({ session: { scope }, caller, params, version }) => {
      await deleteStation(deps, { scope, caller }, params.id, version);
      return undefined;
    },
    createStationRequest: ({ session: { scope }, caller, body }) =>
      requestStation(deps, { scope, caller }, body),
    tryStationRequestStream: ({ body }) => tryAddress(deps, body.url),
  };
}
