import * as z from 'zod/mini';
import { defineRoute } from '#/contract/shared/route.ts';
import { stationStatus } from '#/contract/silence/incidents.schemas.ts';

export const getStationStatus = defineRoute({
  tag: 'silence',
  access: 'public',
  operationId: 'stationStatus.get',
  method: 'get',
  path: '/public/stations/{publicId}/status',
  summary: 'Get the public state of a station that has a status page',
  params: z.strictObject({ publicId: z.string().check(z.regex(/^[a-z0-9]{12}$/)) }),
  publicCors: { cacheControl: 'public, max-age=30' },
  reply: { status: 200, description: 'The state', schema: stationStatus },
  errors: ['request.invalid', 'resource.not_found', 'request.rate_limited'],
});
