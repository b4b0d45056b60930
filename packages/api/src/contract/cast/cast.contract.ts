import * as z from 'zod/mini';
import { defineRoute } from '#/contract/route.ts';
import { castNow, castOverviewList, overviewQuery } from '#/contract/schemas/cast.ts';
import { username } from '#/contract/schemas/fields.ts';
import { liveEvent, liveQuery } from '#/contract/schemas/live.ts';

const tag = 'cast';

export const castOverviews = defineRoute({
  operationId: 'cast.overview',
  method: 'get',
  path: '/api/overview',
  summary: 'Every cast the caller may see, with its last 24 hours',
  tag,
  access: 'any',
  query: overviewQuery,
  reply: { status: 200, description: 'The casts, all on one page', schema: castOverviewList },
  errors: ['request.invalid', 'resource.not_found'],
});

export const readCastNow = defineRoute({
  operationId: 'cast.now',
  method: 'get',
  path: '/api/{username}/now',
  summary: 'What one cast plays and who listens, at this moment',
  tag,
  access: 'any',
  params: z.strictObject({ username }),
  reply: { status: 200, description: 'The moment', schema: castNow },
  errors: ['request.invalid', 'resource.not_found'],
});

export const liveEvents = defineRoute({
  operationId: 'cast.live',
  method: 'get',
  path: '/live',
  summary: 'A stream of live events for the topics named',
  tag,
  access: 'any',
  query: liveQuery,
  reply: { status: 200, description: 'Server-sent events', schema: liveEvent, stream: true },
  errors: ['request.invalid', 'resource.not_found'],
});
