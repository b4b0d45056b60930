import * as z from 'zod/mini';
import { castNow, castOverviewList, overviewQuery } from '#/contract/casts/casts.schemas.ts';
import { username } from '#/contract/shared/fields.ts';
import { defineRoute } from '#/contract/shared/route.ts';

const tag = 'cast';

export const listCastOverviews = defineRoute({
  operationId: 'casts.listOverviews',
  method: 'get',
  path: '/api/overview',
  summary: 'List the casts visible to the caller with their last 24 hours',
  tag,
  access: 'any',
  permission: 'products.view',
  query: overviewQuery,
  reply: { status: 200, description: 'All casts, on one page', schema: castOverviewList },
  errors: ['request.invalid', 'resource.not_found'],
});

export const getCastNow = defineRoute({
  operationId: 'casts.getNow',
  method: 'get',
  path: '/api/{username}/now',
  summary: 'Get the current state of a cast',
  tag,
  access: 'any',
  permission: 'products.view',
  params: z.strictObject({ username }),
  reply: { status: 200, description: 'The current state', schema: castNow },
  errors: ['request.invalid', 'resource.not_found'],
});
