import * as z from 'zod/mini';
import { onAirDay, playedTitleList, titlesQuery } from '#/contract/casts/on-air.schemas.ts';
import { username } from '#/contract/shared/fields.ts';
import { defineRoute } from '#/contract/shared/route.ts';

const tag = 'on-air';
const params = z.strictObject({ username });

export const listPlayedTitles = defineRoute({
  operationId: 'onAir.listTitles',
  method: 'get',
  path: '/api/{username}/past-metadata',
  summary: 'List the recently played titles, latest first',
  tag,
  access: 'any',
  permission: 'products.view',
  params,
  query: titlesQuery,
  reply: { status: 200, description: 'The titles, on one page', schema: playedTitleList },
  errors: ['request.invalid', 'resource.not_found'],
});

export const getOnAirDay = defineRoute({
  operationId: 'onAir.getDay',
  method: 'get',
  path: '/api/{username}/on-air',
  summary: 'Get the on-air periods of the last 24 hours',
  tag,
  access: 'any',
  permission: 'products.view',
  params,
  reply: { status: 200, description: 'The on-air, off-air and unknown periods', schema: onAirDay },
  errors: ['request.invalid', 'resource.not_found'],
});
