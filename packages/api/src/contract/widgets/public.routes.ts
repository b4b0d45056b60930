import * as z from 'zod/mini';
import { username } from '#/contract/shared/fields.ts';
import { defineRoute } from '#/contract/shared/route.ts';
import { publicStatus, publicWidget } from '#/contract/widgets/public.schemas.ts';
import { widgetId } from '#/contract/widgets/widgets.schemas.ts';

const tag = 'public';
const errors = ['request.invalid', 'resource.not_found', 'request.rate_limited'] as const;

export const getPublicWidget = defineRoute({
  operationId: 'public.getWidget',
  method: 'get',
  path: '/public/widgets/{id}',
  summary: 'Get the public data of a widget',
  tag,
  access: 'public',
  publicCors: { cacheControl: 'public, max-age=10' },
  params: z.strictObject({ id: widgetId }),
  reply: { status: 200, description: 'The widget', schema: publicWidget },
  errors,
});

export const getPublicStatus = defineRoute({
  operationId: 'public.getStatus',
  method: 'get',
  path: '/public/casts/{username}/status',
  summary: 'Get the current track of a cast and whether the caller can listen',
  tag,
  access: 'public',
  publicCors: { cacheControl: 'private, no-cache' },
  params: z.strictObject({ username }),
  query: z.strictObject({
    widget: z.optional(widgetId).register(z.globalRegistry, {
      description: 'The requesting widget; adds the data it shows and its current version',
    }),
  }),
  reply: { status: 200, description: 'The current status', schema: publicStatus },
  errors,
});
