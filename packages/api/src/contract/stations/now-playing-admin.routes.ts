import { defineRoute } from '#/contract/shared/route.ts';
import {
  fleetRules,
  nowPlayingAction,
  nowPlayingActionResult,
  nowPlayingFleet,
  nowPlayingFleetList,
  nowPlayingFleetQuery,
  savedFleetRules,
} from '#/contract/stations/now-playing-admin.schemas.ts';

const tag = 'now-playing';
const permission = 'services.manage';

export const listFleetSongs = defineRoute({
  operationId: 'nowPlaying.listFleet',
  method: 'get',
  path: '/admin/nowplaying',
  summary: 'List the stations of all customers with what they play',
  tag,
  access: 'admin',
  permission,
  query: nowPlayingFleetQuery,
  reply: { status: 200, description: 'One page of stations', schema: nowPlayingFleetList },
  errors: ['request.invalid'],
});

export const getFleetSongs = defineRoute({
  operationId: 'nowPlaying.getFleet',
  method: 'get',
  path: '/admin/nowplaying/summary',
  summary: 'Get how well the texts of all stations are read, and the texts that are not',
  tag,
  access: 'admin',
  permission,
  reply: { status: 200, description: 'The summary', schema: nowPlayingFleet },
  errors: [],
});

export const actOnFleetSongs = defineRoute({
  operationId: 'nowPlaying.actOnFleet',
  method: 'post',
  path: '/admin/nowplaying/actions',
  summary: 'Pause, resume or add a rule to many stations',
  tag,
  access: 'admin',
  permission,
  body: nowPlayingAction,
  reply: { status: 200, description: 'The result of each station', schema: nowPlayingActionResult },
  errors: ['request.invalid', 'request.malformed'],
});

export const getFleetRules = defineRoute({
  operationId: 'nowPlaying.getFleetRules',
  method: 'get',
  path: '/admin/nowplaying/rules',
  summary: 'Get the rules that apply to all stations, before their own',
  tag,
  access: 'admin',
  permission,
  reply: { status: 200, description: 'The rules', schema: savedFleetRules },
  errors: [],
});

export const updateFleetRules = defineRoute({
  operationId: 'nowPlaying.updateFleetRules',
  method: 'put',
  path: '/admin/nowplaying/rules',
  summary: 'Update the rules that apply to all stations, before their own',
  tag,
  access: 'admin',
  permission,
  body: fleetRules,
  ifMatch: true,
  reply: { status: 200, description: 'The stored rules', schema: savedFleetRules },
  errors: ['request.invalid', 'request.malformed', 'resource.version_conflict'],
});
