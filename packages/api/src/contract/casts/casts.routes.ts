import * as z from 'zod/mini';
import { castNow, castOverviewList, overviewQuery } from '#/contract/casts/casts.schemas.ts';
import { username } from '#/contract/shared/fields.ts';
import { defineRoute } from '#/contract/shared/route.ts';

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
