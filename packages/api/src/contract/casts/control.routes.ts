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
const done = { status: 200, description: 'The moment', schema: castNow } as const;
/** The engine does it a moment later; live events tell. */
const asked = {
  status: 202,
  description: 'The moment as it was when it was asked for',
  schema: castNow,
} as const;

export const startCast = defineRoute({
  operationId: 'control.start',
  method: 'post',
  path: '/control/cast/start/{username}',
  summary: 'Open the streams of a cast that was stopped; its sources may connect again',
  tag,
  access: 'any',
  params,
  reply: done,
  errors: [...errors, 'cast.stopped_by_admin', 'engine.not_configurable'],
});

export const stopCast = defineRoute({
  operationId: 'control.stop',
  method: 'post',
  path: '/control/cast/stop/{username}',
  summary:
    'Close the streams of a cast: sources and listeners are cut, and nobody may connect until it is started',
  tag,
  access: 'any',
  params,
  reply: done,
  errors: [...errors, 'engine.not_configurable'],
});

export const restartCast = defineRoute({
  operationId: 'control.restart',
  method: 'post',
  path: '/control/cast/restart/{username}',
  summary: 'Set the streams of a cast up anew and have its sources come again',
  tag,
  access: 'any',
  params,
  body: restartRequest,
  reply: asked,
  errors: [...withBody, 'cast.stopped', 'cast.off_air', 'engine.unsupported', 'engine.not_configurable'],
});

export const kickSource = defineRoute({
  operationId: 'control.kickSource',
  method: 'post',
  path: '/control/cast/source/{username}/kick',
  summary:
    'Cut the source of a cast, and with it those who listen; nothing keeps its encoder from coming back',
  tag,
  access: 'any',
  params,
  body: streamChoice,
  reply: asked,
  errors: [...withBody, 'cast.stopped', 'cast.off_air'],
});

export const setTitle = defineRoute({
  operationId: 'control.setTitle',
  method: 'put',
  path: '/control/cast/metadata/{username}',
  summary: 'Say what is on air, until the source says something else',
  tag,
  access: 'any',
  params,
  body: titleRequest,
  reply: asked,
  errors: [...withBody, 'cast.stopped', 'cast.off_air'],
});

export const startConnectionTest = defineRoute({
  operationId: 'control.startConnectionTest',
  method: 'post',
  path: '/control/cast/connection-test/{username}',
  summary: 'Look out for a source for a minute, and for why it is turned away',
  tag,
  access: 'any',
  params,
  reply: { status: 200, description: 'The look out', schema: connectionTest },
  errors: [...errors, 'cast.stopped'],
});

export const getConnectionTest = defineRoute({
  operationId: 'control.getConnectionTest',
  method: 'get',
  path: '/control/cast/connection-test/{username}',
  summary: 'What came of the latest look out for a source',
  tag,
  access: 'any',
  params,
  reply: { status: 200, description: 'The look out', schema: connectionTest },
  errors: ['request.invalid', 'resource.not_found'],
});
