import * as z from 'zod/mini';
import { refusalList } from '#/contract/listeners/access.schemas.ts';
import {
  listenerList,
  listenerMove,
  listenerMoved,
  listenersMoved,
  sessionId,
} from '#/contract/listeners/listeners.schemas.ts';
import { username } from '#/contract/shared/fields.ts';
import { defineRoute } from '#/contract/shared/route.ts';

const tag = 'cast';
const listenerParams = z.strictObject({ username, id: sessionId });

export const listListeners = defineRoute({
  operationId: 'listeners.list',
  method: 'get',
  path: '/api/{username}/listeners',
  summary: 'List the connected listeners of a cast',
  tag,
  access: 'any',
  permission: 'listeners.view',
  params: z.strictObject({ username }),
  reply: { status: 200, description: 'All listeners, on one page', schema: listenerList },
  costly: true,
  errors: ['request.invalid', 'resource.not_found', 'request.rate_limited'],
});

export const disconnectListener = defineRoute({
  operationId: 'listeners.disconnect',
  method: 'delete',
  path: '/api/{username}/listeners/{id}',
  summary: 'Disconnect a listener; the player may reconnect',
  tag,
  access: 'any',
  permission: 'listeners.manage',
  params: listenerParams,
  reply: { status: 204, description: 'The listener was disconnected' },
  errors: ['request.invalid', 'resource.not_found', 'listener.not_found'],
});

export const moveListener = defineRoute({
  operationId: 'listeners.move',
  method: 'post',
  path: '/api/{username}/listeners/{id}/move',
  summary: 'Move a listener to another stream of the cast without interrupting playback',
  tag,
  access: 'any',
  permission: 'listeners.manage',
  params: listenerParams,
  body: listenerMove,
  reply: { status: 200, description: 'The target stream', schema: listenerMoved },
  errors: [
    'request.invalid',
    'request.malformed',
    'resource.not_found',
    'listener.not_found',
    'stream.incompatible',
    'engine.unsupported',
  ],
});

export const moveStream = defineRoute({
  operationId: 'listeners.moveAll',
  method: 'post',
  path: '/api/{username}/streams/{id}/move',
  summary: 'Move all listeners of a stream to another stream of the cast without interrupting playback',
  tag,
  access: 'any',
  permission: 'listeners.manage',
  params: z.strictObject({ username, id: z.uuid() }),
  body: listenerMove,
  reply: {
    status: 200,
    description: 'The target stream and the number of moved listeners',
    schema: listenersMoved,
  },
  errors: [
    'request.invalid',
    'request.malformed',
    'resource.not_found',
    'stream.incompatible',
    'engine.unsupported',
  ],
});

export const listRefusals = defineRoute({
  operationId: 'statistics.listRefusals',
  method: 'get',
  path: '/api/statistics/{username}/geo-denied',
  summary: 'Count the rejected connections of the last 24 hours by rule and country',
  tag,
  access: 'any',
  permission: 'settings.manage',
  params: z.strictObject({ username }),
  reply: { status: 200, description: 'The rejected connections', schema: refusalList },
  costly: true,
  errors: ['request.invalid', 'resource.not_found', 'request.rate_limited'],
});
