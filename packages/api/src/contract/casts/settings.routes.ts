import * as z from 'zod/mini';
import {
  generalSettings,
  savedGeneral,
  savedServer,
  savedStreams,
  serverSettings,
  statisticsReset,
  statisticsSize,
  streamsSettings,
} from '#/contract/casts/settings.schemas.ts';
import { username } from '#/contract/shared/fields.ts';
import { defineRoute } from '#/contract/shared/route.ts';

const tag = 'settings';
const params = z.strictObject({ username });
const reading = ['request.invalid', 'resource.not_found'] as const;
/** A suspended cast is read-only for its owner. */
const writing = [...reading, 'request.malformed', 'resource.version_conflict', 'cast.suspended'] as const;
const applying = [...writing, 'cast.change_pending', 'engine.not_configurable'] as const;

export const getGeneral = defineRoute({
  operationId: 'settings.getGeneral',
  method: 'get',
  path: '/control/cast/general/{username}',
  summary: 'Get the general settings of a cast',
  tag,
  access: 'any',
  permission: 'products.view',
  params,
  reply: { status: 200, description: 'The settings', schema: savedGeneral },
  errors: reading,
});

export const updateGeneral = defineRoute({
  operationId: 'settings.updateGeneral',
  method: 'put',
  path: '/control/cast/general/{username}',
  summary: 'Update the general settings of a cast; listeners stay connected',
  tag,
  access: 'any',
  permission: 'settings.manage',
  params,
  body: generalSettings,
  ifMatch: true,
  reply: { status: 200, description: 'The settings', schema: savedGeneral },
  errors: writing,
});

export const getStreams = defineRoute({
  operationId: 'settings.getStreams',
  method: 'get',
  path: '/control/cast/streams/{username}',
  summary: 'Get the streams of a cast and the status of their last change',
  tag,
  access: 'any',
  permission: 'settings.manage',
  params,
  reply: { status: 200, description: 'The settings', schema: savedStreams },
  errors: reading,
});

export const updateStreams = defineRoute({
  operationId: 'settings.updateStreams',
  method: 'put',
  path: '/control/cast/streams/{username}',
  summary: 'Update the streams of a cast; rolled back if a connected source does not reconnect in time',
  tag,
  access: 'any',
  permission: 'settings.manage',
  params,
  body: streamsSettings,
  ifMatch: true,
  reply: { status: 200, description: 'The settings', schema: savedStreams },
  errors: applying,
});

export const getServer = defineRoute({
  operationId: 'settings.getServer',
  method: 'get',
  path: '/control/cast/server/{username}',
  summary: 'Get the server settings of a cast',
  tag,
  access: 'any',
  permission: 'settings.manage',
  params,
  reply: { status: 200, description: 'The settings', schema: savedServer },
  errors: reading,
});

export const updateServer = defineRoute({
  operationId: 'settings.updateServer',
  method: 'put',
  path: '/control/cast/server/{username}',
  summary: 'Update the server settings of a cast',
  tag,
  access: 'any',
  permission: 'settings.manage',
  params,
  body: serverSettings,
  ifMatch: true,
  reply: { status: 200, description: 'The settings', schema: savedServer },
  errors: [...applying],
});

export const previewStatisticsReset = defineRoute({
  operationId: 'settings.previewStatisticsReset',
  method: 'get',
  path: '/control/cast/reset-statistics/{username}',
  summary: 'Preview the deletion of the statistics of a cast',
  tag,
  access: 'any',
  permission: 'statistics.manage',
  params,
  reply: { status: 200, description: 'The number of records to delete', schema: statisticsSize },
  errors: reading,
});

export const resetStatistics = defineRoute({
  operationId: 'settings.resetStatistics',
  method: 'post',
  path: '/control/cast/reset-statistics/{username}',
  summary: 'Delete the statistics of a cast permanently',
  tag,
  access: 'any',
  permission: 'statistics.manage',
  params,
  body: statisticsReset,
  reply: { status: 200, description: 'The number of deleted records', schema: statisticsSize },
  errors: [...reading, 'request.malformed', 'cast.suspended'],
});
