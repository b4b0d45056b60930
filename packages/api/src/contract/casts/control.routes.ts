import * as z from 'zod/mini';
import { castNow } from '#/contract/casts/casts.schemas.ts';
import { connectionTest } from '#/contract/casts/connection-test.schemas.ts';
import { restartRequest, streamChoice, titleRequest } from '#/contract/casts/control.schemas.ts';
import { username } from '#/contract/shared/fields.ts';
import { defineRoute } from '#/contract/shared/route.ts';

const tag = 'control';
const params = z.strictObject({ username });
const errors = ['request.invalid', 'resource.not_found', 'cast.suspended'] as const;
const withBody = [...errors, 'request.malformed'] as const;
const done = { status: 200, description: 'The current state of the cast', schema: castNow } as const;
/** The engine applies the command asynchronously and reports the result in live events. */
const accepted = {
  status: 202,
  description: 'The command was accepted; the state of the cast when it was received',
  schema: castNow,
} as const;

export const startCast = defineRoute({
  operationId: 'control.start',
  method: 'post',
  path: '/control/cast/start/{username}',
  summary: 'Start a stopped cast',
  tag,
  access: 'any',
  permission: 'casts.control',
  params,
  reply: done,
  errors: [...errors, 'cast.stopped_by_admin', 'engine.not_configurable'],
});

export const stopCast = defineRoute({
  operationId: 'control.stop',
  method: 'post',
  path: '/control/cast/stop/{username}',
  summary: 'Stop a cast: disconnects sources and listeners and rejects connections until it is started',
  tag,
  access: 'any',
  permission: 'casts.control',
  params,
  reply: done,
  errors: [...errors, 'engine.not_configurable'],
});

export const restartCast = defineRoute({
  operationId: 'control.restart',
  method: 'post',
  path: '/control/cast/restart/{username}',
  summary: 'Restart the streams of a cast; its sources reconnect',
  tag,
  access: 'any',
  permission: 'casts.control',
  params,
  body: restartRequest,
  reply: accepted,
  errors: [...withBody, 'cast.stopped', 'cast.off_air', 'engine.unsupported', 'engine.not_configurable'],
});

export const kickSource = defineRoute({
  operationId: 'control.kickSource',
  method: 'post',
  path: '/control/cast/source/{username}/kick',
  summary: 'Disconnect the source of a cast and its listeners; the encoder may reconnect',
  tag,
  access: 'any',
  permission: 'casts.control',
  params,
  body: streamChoice,
  reply: accepted,
  errors: [...withBody, 'cast.stopped', 'cast.off_air'],
});

export const setTitle = defineRoute({
  operationId: 'control.setTitle',
  method: 'put',
  path: '/control/cast/metadata/{username}',
  summary: 'Set the current title until the source sends another one',
  tag,
  access: 'any',
  permission: 'casts.control',
  params,
  body: titleRequest,
  reply: accepted,
  errors: [...withBody, 'cast.stopped', 'cast.off_air'],
});

export const startConnectionTest = defineRoute({
  operationId: 'control.startConnectionTest',
  method: 'post',
  path: '/control/cast/connection-test/{username}',
  summary: 'Start a one-minute connection test that reports source connections and rejections',
  tag,
  access: 'any',
  permission: 'source.connect',
  params,
  reply: { status: 200, description: 'The connection test', schema: connectionTest },
  errors: [...errors, 'cast.stopped'],
});

export const getConnectionTest = defineRoute({
  operationId: 'control.getConnectionTest',
  method: 'get',
  path: '/control/cast/connection-test/{username}',
  summary: 'Get the latest connection test',
  tag,
  access: 'any',
  permission: 'source.connect',
  params,
  reply: { status: 200, description: 'The connection test', schema: connectionTest },
  errors: ['request.invalid', 'resource.not_found'],
});
