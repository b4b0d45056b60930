import * as z from 'zod/mini';
import { defineRoute } from '#/contract/route.ts';
import { refusalList } from '#/contract/schemas/access.ts';
import { castNow, castOverviewList, overviewQuery } from '#/contract/schemas/cast.ts';
import { username } from '#/contract/schemas/fields.ts';
import {
  listenerList,
  listenerMove,
  listenerMoved,
  listenersMoved,
  sessionId,
} from '#/contract/schemas/listeners.ts';
import { liveEvent, liveQuery } from '#/contract/schemas/live.ts';

const tag = 'cast';

export const listCastOverviews = defineRoute({
  operationId: 'casts.listOverviews',
  method: 'get',
  path: '/api/overview',
  summary: 'Every cast the caller may see, with its last 24 hours',
  tag,
  access: 'any',
  query: overviewQuery,
  reply: { status: 200, description: 'The casts, all on one page', schema: castOverviewList },
  errors: ['request.invalid', 'resource.not_found'],
});

export const getCastNow = defineRoute({
  operationId: 'casts.getNow',
  method: 'get',
  path: '/api/{username}/now',
  summary: 'What one cast plays and who listens, at this moment',
  tag,
  access: 'any',
  params: z.strictObject({ username }),
  reply: { status: 200, description: 'The moment', schema: castNow },
  errors: ['request.invalid', 'resource.not_found'],
});

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

export const subscribeToLive = defineRoute({
  operationId: 'live.subscribe',
  method: 'get',
  path: '/live',
  summary: 'A stream of live events for the topics named',
  tag,
  access: 'any',
  query: liveQuery,
  reply: { status: 200, description: 'Server-sent events', schema: liveEvent, stream: true },
  errors: ['request.invalid', 'resource.not_found'],
});
