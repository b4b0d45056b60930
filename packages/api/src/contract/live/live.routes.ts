import { liveEvent, liveQuery } from '#/contract/live/live.schemas.ts';
import { defineRoute } from '#/contract/shared/route.ts';

export const subscribeToLive = defineRoute({
  operationId: 'live.subscribe',
  method: 'get',
  path: '/live',
  summary: 'Subscribe to live events of the given topics',
  tag: 'cast',
  access: 'any',
  permission: 'products.view',
  query: liveQuery,
  reply: { status: 200, description: 'Server-sent events', schema: liveEvent, stream: true },
  errors: ['request.invalid', 'request.rate_limited', 'resource.not_found'],
});
