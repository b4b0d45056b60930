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
  summary: 'The titles that were on air lately, the present one first',
  tag,
  access: 'any',
  params,
  query: titlesQuery,
  reply: { status: 200, description: 'The titles, on one page', schema: playedTitleList },
  errors: ['request.invalid', 'resource.not_found'],
});

export const getOnAirDay = defineRoute({
  operationId: 'onAir.getDay',
  method: 'get',
  path: '/api/{username}/on-air',
  summary: 'When the cast was on air in the last 24 hours, and when nobody can say',
  tag,
  access: 'any',
  params,
  reply: { status: 200, description: 'The day', schema: onAirDay },
  errors: ['request.invalid', 'resource.not_found'],
});
