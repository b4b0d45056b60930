import * as z from 'zod/mini';
import { username } from '#/contract/shared/fields.ts';
import { defineRoute } from '#/contract/shared/route.ts';
import { dayParts, savedDayParts } from '#/contract/statistics/dayparts.schemas.ts';

const tag = 'dayparts';
const params = z.strictObject({ username });

export const getDayParts = defineRoute({
  operationId: 'dayParts.get',
  method: 'get',
  path: '/control/cast/dayparts/{username}',
  summary: 'List the dayparts of a cast',
  tag,
  access: 'any',
  permission: 'statistics.view',
  params,
  reply: { status: 200, description: 'The dayparts in order', schema: savedDayParts },
  errors: ['request.invalid', 'resource.not_found'],
});

export const updateDayParts = defineRoute({
  operationId: 'dayParts.update',
  method: 'put',
  path: '/control/cast/dayparts/{username}',
  summary: 'Replace the dayparts of a cast',
  tag,
  access: 'any',
  permission: 'statistics.manage',
  params,
  body: dayParts,
  ifMatch: true,
  reply: { status: 200, description: 'The dayparts in order', schema: savedDayParts },
  errors: ['request.invalid', 'request.malformed', 'resource.not_found', 'resource.version_conflict'],
});
