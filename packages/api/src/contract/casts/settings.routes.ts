import * as z from 'zod/mini';
import {
  castHistory,
  castRevision,
  generalSettings,
  keptGeneral,
  keptServer,
  keptStreams,
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
/** Whoever owns a suspended cast changes nothing of it. */
const writing = [...reading, 'request.malformed', 'resource.version_conflict', 'cast.suspended'] as const;
const applying = [...writing, 'cast.change_pending', 'engine.not_configurable'] as const;

export const getGeneral = defineRoute({
  operationId: 'settings.getGeneral',
  method: 'get',
  path: '/control/cast/general/{username}',
  summary: 'What players and directories say about a cast',
  tag,
  access: 'any',
  params,
  reply: { status: 200, description: 'The settings', schema: keptGeneral },
  errors: reading,
});

export const updateGeneral = defineRoute({
  operationId: 'settings.updateGeneral',
  method: 'put',
  path: '/control/cast/general/{username}',
  summary: 'Change what players and directories say about a cast; nobody is cut',
  tag,
  access: 'any',
  params,
  body: generalSettings,
  ifMatch: true,
  reply: { status: 200, description: 'The settings', schema: keptGeneral },
  errors: writing,
});

export const getStreams = defineRoute({
  operationId: 'settings.getStreams',
  method: 'get',
  path: '/control/cast/streams/{username}',
  summary: 'The streams of a cast and how their last change goes',
  tag,
  access: 'any',
  params,
  reply: { status: 200, description: 'The settings', schema: keptStreams },
  errors: reading,
});

export const updateStreams = defineRoute({
  operationId: 'settings.updateStreams',
  method: 'put',
  path: '/control/cast/streams/{username}',
  summary: 'Change the streams of a cast; undone by itself when a source that was connected stays away',
  tag,
  access: 'any',
  params,
  body: streamsSettings,
  ifMatch: true,
  reply: { status: 200, description: 'The settings', schema: keptStreams },
  errors: applying,
});

export const getServer = defineRoute({
  operationId: 'settings.getServer',
  method: 'get',
  path: '/control/cast/server/{username}',
  summary: 'What the server does with the listeners of a cast',
  tag,
  access: 'any',
  params,
  reply: { status: 200, description: 'The settings', schema: keptServer },
  errors: reading,
});

export const updateServer = defineRoute({
  operationId: 'settings.updateServer',
  method: 'put',
  path: '/control/cast/server/{username}',
  summary: 'Change what the server does with the listeners of a cast',
  tag,
  access: 'any',
  params,
  body: serverSettings,
  ifMatch: true,
  reply: { status: 200, description: 'The settings', schema: keptServer },
  errors: [...applying],
});

export const listRevisions = defineRoute({
  operationId: 'settings.listRevisions',
  method: 'get',
  path: '/control/history/cast/{username}',
  summary: 'The changes of a cast’s settings: who, when and what',
  tag,
  access: 'any',
  params,
  reply: { status: 200, description: 'The changes, latest first', schema: castHistory },
  errors: reading,
});

export const restoreRevision = defineRoute({
  operationId: 'settings.restoreRevision',
  method: 'post',
  path: '/control/history/cast/{username}/{rev}/restore',
  summary: 'Make the settings again what a change had made of them; a change of its own',
  tag,
  access: 'any',
  params: z.strictObject({ username, rev: z.string().check(z.regex(/^[1-9][0-9]{0,6}$/)) }),
  reply: { status: 200, description: 'The new change', schema: castRevision },
  errors: [...reading, 'cast.suspended', 'cast.change_pending', 'engine.not_configurable'],
});

export const previewStatisticsReset = defineRoute({
  operationId: 'settings.previewStatisticsReset',
  method: 'get',
  path: '/control/cast/reset-statistics/{username}',
  summary: 'What resetting the statistics of a cast would delete',
  tag,
  access: 'any',
  params,
  reply: { status: 200, description: 'In numbers', schema: statisticsSize },
  errors: reading,
});

export const resetStatistics = defineRoute({
  operationId: 'settings.resetStatistics',
  method: 'post',
  path: '/control/cast/reset-statistics/{username}',
  summary: 'Delete the statistics of a cast for ever',
  tag,
  access: 'any',
  params,
  body: statisticsReset,
  reply: { status: 200, description: 'What was deleted', schema: statisticsSize },
  errors: [...reading, 'request.malformed', 'cast.suspended'],
});
