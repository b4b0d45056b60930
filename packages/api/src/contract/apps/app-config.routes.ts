import * as z from 'zod/mini';
import { appConfig } from '#/contract/apps/app-config.schemas.ts';
import { defineRoute } from '#/contract/shared/route.ts';

export const getAppConfig = defineRoute({
  operationId: 'public.getAppConfig',
  method: 'get',
  path: '/public/apps/{id}',
  summary: 'Get what an installed app reads at its start',
  tag: 'public',
  access: 'public',
  publicCors: { cacheControl: 'public, max-age=60' },
  params: z.strictObject({ id: z.uuid() }),
  reply: { status: 200, description: 'The configuration of the app', schema: appConfig },
  errors: ['request.invalid', 'resource.not_found', 'request.rate_limited'],
});
