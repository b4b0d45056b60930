import * as z from 'zod/mini';
import { defineRoute } from '#/contract/shared/route.ts';
import {
  songOutput,
  songOutputChange,
  songOutputDraft,
  songOutputList,
  songOutputLog,
  songOutputResult,
} from '#/contract/stations/outputs.schemas.ts';

const tag = 'stations';
const id = z.uuid();
const params = z.strictObject({ id });
const one = z.strictObject({ id, outputId: z.uuid() });
const reading = ['request.invalid', 'resource.not_found'] as const;
/** A suspended station is read-only for its owner. */
const writing = [...reading, 'station.suspended'] as const;

export const listSongOutputs = defineRoute({
  operationId: 'songOutputs.list',
  method: 'get',
  path: '/control/nowplaying/{id}/outputs',
  summary: 'List where the songs of a station are posted',
  tag,
  access: 'any',
  permission: 'products.view',
  params,
  reply: { status: 200, description: 'All outputs, on one page', schema: songOutputList },
  errors: reading,
});

export const createSongOutput = defineRoute({
  operationId: 'songOutputs.create',
  method: 'post',
  path: '/control/nowplaying/{id}/outputs',
  summary: 'Add an output of the songs of a station; its secret is never returned',
  tag,
  access: 'any',
  permission: 'settings.manage',
  params,
  body: songOutputDraft,
  reply: { status: 201, description: 'The output', schema: songOutput },
  errors: [...writing, 'request.malformed', 'resource.limit_reached'],
});

export const updateSongOutput = defineRoute({
  operationId: 'songOutputs.update',
  method: 'put',
  path: '/control/nowplaying/{id}/outputs/{outputId}',
  summary: 'Update an output, pause it or resume it',
  tag,
  access: 'any',
  permission: 'settings.manage',
  params: one,
  body: songOutputChange,
  ifMatch: true,
  reply: { status: 200, description: 'The updated output', schema: songOutput },
  errors: [...writing, 'request.malformed', 'resource.version_conflict'],
});

export const deleteSongOutput = defineRoute({
  operationId: 'songOutputs.delete',
  method: 'delete',
  path: '/control/nowplaying/{id}/outputs/{outputId}',
  summary: 'Delete an output with its log',
  tag,
  access: 'any',
  permission: 'settings.manage',
  params: one,
  reply: { status: 204, description: 'The output was deleted' },
  errors: writing,
});

export const testSongOutput = defineRoute({
  operationId: 'songOutputs.test',
  method: 'post',
  path: '/control/nowplaying/{id}/outputs/{outputId}/test',
  summary: 'Post the last song of the station now, whatever the rate, also while the output is paused',
  tag,
  access: 'any',
  permission: 'settings.manage',
  params: one,
  costly: true,
  reply: { status: 200, description: 'The result', schema: songOutputResult },
  errors: [...writing, 'song_output.no_song', 'service.unavailable', 'request.rate_limited'],
});

export const getSongOutputLog = defineRoute({
  operationId: 'songOutputs.getLog',
  method: 'get',
  path: '/control/nowplaying/{id}/outputs/{outputId}/log',
  summary: 'Get the last tries of an output',
  tag,
  access: 'any',
  permission: 'products.view',
  params: one,
  reply: { status: 200, description: 'The last 50 tries, latest first', schema: songOutputLog },
  errors: reading,
});
