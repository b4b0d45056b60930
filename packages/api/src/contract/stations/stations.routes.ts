import * as z from 'zod/mini';
import { defineRoute } from '#/contract/shared/route.ts';
import { serviceAddress, streamProbe } from '#/contract/stations/services.schemas.ts';
import {
  station,
  stationChange,
  stationOverviewList,
  stationStream,
  stationTimeline,
  stationTimelineQuery,
} from '#/contract/stations/stations.schemas.ts';

const tag = 'stations';
const params = z.strictObject({ id: z.uuid() });
const reading = ['request.invalid', 'resource.not_found'] as const;
/** A suspended station is read-only for its owner. */
const writing = [...reading, 'request.malformed', 'station.suspended'] as const;

export const getStation = defineRoute({
  operationId: 'stations.get',
  method: 'get',
  path: '/control/station/{id}',
  summary: 'Get a station with the state of its stream',
  tag,
  access: 'any',
  permission: 'products.view',
  params,
  reply: { status: 200, description: 'The station', schema: station },
  errors: reading,
});

export const updateStation = defineRoute({
  operationId: 'stations.update',
  method: 'put',
  path: '/control/station/{id}',
  summary: 'Update the name, the time zone and the logo of a station',
  tag,
  access: 'any',
  permission: 'settings.manage',
  params,
  body: stationChange,
  ifMatch: true,
  reply: { status: 200, description: 'The updated station', schema: station },
  errors: [...writing, 'resource.version_conflict'],
});

export const pauseStationChecks = defineRoute({
  operationId: 'stations.pauseChecks',
  method: 'post',
  path: '/control/station/{id}/pause-checks',
  summary: 'Pause the checks of the stream of a station, also for the other stations that play it',
  tag,
  access: 'any',
  permission: 'settings.manage',
  params,
  reply: { status: 200, description: 'The station with paused checks', schema: station },
  errors: [...reading, 'station.suspended', 'station.hosted', 'station.without_stream'],
});

export const resumeStationChecks = defineRoute({
  operationId: 'stations.resumeChecks',
  method: 'post',
  path: '/control/station/{id}/resume-checks',
  summary: 'Resume the checks of the stream of a station, also for the other stations that play it',
  tag,
  access: 'any',
  permission: 'settings.manage',
  params,
  reply: { status: 200, description: 'The station, which is checked at once', schema: station },
  errors: [
    ...reading,
    'station.suspended',
    'station.hosted',
    'station.without_stream',
    'station.paused_by_staff',
  ],
});

export const probeStation = defineRoute({
  operationId: 'stations.probe',
  method: 'post',
  path: '/control/station/{id}/probe',
  summary: 'Connect to the stream of a station now and store the result',
  tag,
  access: 'any',
  permission: 'settings.manage',
  params,
  costly: true,
  reply: { status: 200, description: 'The station with the new result', schema: station },
  errors: [...reading, 'station.without_stream', 'request.rate_limited'],
});

export const tryStationStream = defineRoute({
  operationId: 'stations.tryStream',
  method: 'post',
  path: '/control/station/{id}/stream-url/try',
  summary: 'Connect to another address of a stream without changing the station',
  tag,
  access: 'any',
  permission: 'settings.manage',
  params,
  body: serviceAddress,
  costly: true,
  reply: { status: 200, description: 'What answers at the address', schema: streamProbe },
  errors: [...reading, 'request.malformed', 'request.rate_limited'],
});

export const changeStationStream = defineRoute({
  operationId: 'stations.changeStream',
  method: 'post',
  path: '/control/station/{id}/stream-url',
  summary: 'Change the address of the stream of a station',
  tag,
  access: 'any',
  permission: 'settings.manage',
  params,
  body: stationStream,
  ifMatch: true,
  costly: true,
  reply: { status: 200, description: 'The updated station', schema: station },
  errors: [
    ...writing,
    'station.hosted',
    'station.without_stream',
    'station.stream_unusable',
    'resource.version_conflict',
    'request.rate_limited',
  ],
});

export const getStationTimeline = defineRoute({
  operationId: 'stations.getTimeline',
  method: 'get',
  path: '/control/station/{id}/timeline',
  summary: 'Get the recorded states and changes of a station',
  tag,
  access: 'any',
  permission: 'products.view',
  params,
  query: stationTimelineQuery,
  reply: { status: 200, description: 'The timeline', schema: stationTimeline },
  errors: reading,
});

export const listStationOverviews = defineRoute({
  operationId: 'stations.listOverviews',
  method: 'get',
  path: '/control/stations/overview',
  summary: 'List the stations visible to the caller with the state of their streams',
  tag,
  access: 'customer',
  permission: 'products.view',
  reply: { status: 200, description: 'All stations, on one page', schema: stationOverviewList },
  errors: ['request.invalid'],
});
