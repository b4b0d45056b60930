import type { mainRoutes } from '@unmuted/api/contract';
import {
  changeStream,
  listOverviews,
  probeStation,
  readStation,
  readTimeline,
  type StationDeps,
  switchStationChecks,
  tryStream,
  updateStation,
} from '#/modules/stations/stations/stations.service.ts';
import type { Handlers } from '#/platform/http/register-route.ts';

type Routes = Pick<
  typeof mainRoutes,
  | 'getStation'
  | 'updateStation'
  | 'pauseStationChecks'
  | 'resumeStationChecks'
  | 'probeStation'
  | 'tryStationStream'
  | 'changeStationStream'
  | 'getStationTimeline'
  | 'listStationOverviews'
>;

export function stationHandlers(deps: StationDeps): Handlers<Routes> {
  return {
    getStation: ({ session, params }) => readStation(deps, session.scope, params.id),
    updateStation: ({ session: { scope }, caller, params, body, version }) =>
      updateStation(deps, { scope, caller }, params.id, { change: body, version }),
    pauseStationChecks: ({ session: { scope }, caller, params }) =>
      switchStationChecks(deps, { scope, caller }, params.id, true),
    resumeStationChecks: ({ session: { scope }, caller, params }) =>
      switchStationChecks(deps, { scope, caller }, params.id, false),
    probeStation: ({ session, params }) => probeStation(deps, session.scope, params.id),
    tryStationStream: ({ session, params, body }) => tryStream(deps, session.scope, params.id, body.url),
    changeStationStream: ({ session: { scope }, caller, params, body, version }) =>
      changeStream(deps, { scope, caller }, params.id, { url: body.url, version }),
    getStationTimeline: ({ session, params, query }) => readTimeline(deps, session.scope, params.id, query),
    listStationOverviews: ({ session }) => listOverviews(deps, session.scope),
  };
}
