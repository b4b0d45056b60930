import type { StationDraft } from '#/contract/stations/station-life.schemas.ts';
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

/** The station that a draft creates: on the cast, or at the address. */
function createdOf(draft: StationDraft | undefined): Station {
  const base = draft?.stream.kind === 'cast' ? fixtures.station : fixtures.externalStation;
  if (!draft) return base;
  const { name, timezone, stream } = draft;
  return { ...base, name, timezone, version: 0, ...(stream.kind === 'url' && { streamUrl: stream.url }) };
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
  'adminStations.create': ({ body }) => createdOf(body),
  'adminStations.previewRemoval': fixtures.stationRemoval,
  'adminStations.delete': undefined,
  'stationRequests.create': ({ body }) => ({
    ...fixtures.stationRequest,
    ...(body && {
      name: body.name,
      note: body.note,
      station: { timezone: body.timezone, stream: body.stream, id: null },
    }),
  }),
  'stationRequests.tryStream': fixtures.streamProbe,
  'adminRequests.approveStation': ({ body }) => ({
    ...fixtures.adminStationRequest,
    state: 'approved',
    answeredAt: fixtures.fixtureNow,
    answeredBy: 'Tomás Reyes',
    ...(body && { name: body.name }),
    station: { ...fixtures.stationRequest.station, id: fixtures.externalStation.id },
  }),
  'stations.listOverviews': fixtures.stationOverviewList,
} as const satisfies MockHandlers;
