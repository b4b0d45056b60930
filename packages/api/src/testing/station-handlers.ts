import type { Station } from '#/contract/stations/stations.schemas.ts';
import * as fixtures from '#/testing/fixtures/index.ts';
import type { MockHandlers } from '#/testing/mock-fetch.ts';
import { problem } from '#/testing/replies.ts';

/** A station with changes applied. */
function stationOf(id: string, change: Partial<Station> | ((station: Station) => Partial<Station>) = {}) {
  const all = [fixtures.station, fixtures.externalStation, fixtures.brokenStation];
  const found = all.find((each) => each.id === id);
  return found
    ? { ...found, ...(typeof change === 'function' ? change(found) : change) }
    : problem('resource.not_found');
}

/** A station, its stream and its record. */
export const stationHandlers = {
  'stations.get': ({ path }) => stationOf(path.id),
  'stations.update': ({ path, body }) => {
    const { logoId, ...change } = body ?? {};
    const logo = logoId === undefined ? {} : { logoUrl: logoId && fixtures.upload.url };
    return stationOf(path.id, { ...change, ...logo, version: 3 });
  },
  'stations.pauseChecks': ({ path }) => stationOf(path.id, fixtures.pausedOf),
  'stations.resumeChecks': ({ path }) => stationOf(path.id),
  'stations.probe': ({ path }) => stationOf(path.id, { checkedAt: fixtures.fixtureNow }),
  'stations.tryStream': fixtures.streamProbe,
  'stations.changeStream': ({ path, body }) =>
    stationOf(path.id, { ...(body && { streamUrl: body.url }), version: 3 }),
  'stations.getTimeline': fixtures.stationTimeline,
} as const satisfies MockHandlers;
