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
  summary: 'Everybody who listens to one cast at this moment',
  tag,
  access: 'any',
  params: z.strictObject({ username }),
  reply: { status: 200, description: 'The listeners, all on one page', schema: listenerList },
  errors: ['request.invalid', 'resource.not_found'],
});

export const disconnectListener = defineRoute({
  operationId: 'listeners.disconnect',
  method: 'delete',
  path: '/api/{username}/listeners/{id}',
  summary: "End one listener's connection; nothing keeps the player from coming back",
  tag,
  access: 'any',
  params: listenerParams,
  reply: { status: 204, description: 'Disconnected' },
  errors: ['request.invalid', 'resource.not_found', 'listener.not_found'],
});

export const moveListener = defineRoute({
  operationId: 'listeners.move',
  method: 'post',
  path: '/api/{username}/listeners/{id}/move',
  summary: 'Take one listener to another stream of the cast; the player notices nothing',
  tag,
  access: 'any',
  params: listenerParams,
  body: listenerMove,
  reply: { status: 200, description: 'Where it goes', schema: listenerMoved },
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
  summary: 'Take all listeners of one stream to another of the cast; their players notice nothing',
  tag,
  access: 'any',
  params: z.strictObject({ username, id: z.uuid() }),
  body: listenerMove,
  reply: { status: 200, description: 'Where they go, and how many', schema: listenersMoved },
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
  summary: 'Joins refused in the last 24 hours, by rule and country',
  tag,
  access: 'any',
  params: z.strictObject({ username }),
  reply: { status: 200, description: 'The refusals', schema: refusalList },
  errors: ['request.invalid', 'resource.not_found'],
});
