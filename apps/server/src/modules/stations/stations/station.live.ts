import { readStations, type StationDeps } from '#/modules/stations/stations/stations.service.ts';
import { isUuid } from '#/platform/lib/uuid.ts';
import type { LiveTopic } from '#/platform/live/live-topic.ts';

/** `station:<id>`: the state of a station. */
export const stationTopic = (deps: StationDeps): LiveTopic => ({
  kind: 'value',
  name: 'station',
  permission: 'products.view',
  async read(scope, ids) {
    const stations = await readStations(deps, scope, ids.filter(isUuid));
    return new Map(stations.map((station) => [station.id, station]));
  },
});
