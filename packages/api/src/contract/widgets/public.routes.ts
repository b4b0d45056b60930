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
  summary: 'What a page needs to show a widget',
  tag,
  access: 'public',
  forPages: { cacheControl: 'public, max-age=10' },
  params: z.strictObject({ id: widgetId }),
  reply: { status: 200, description: 'The widget', schema: publicWidget },
  errors,
});

export const getPublicStatus = defineRoute({
  operationId: 'public.getStatus',
  method: 'get',
  path: '/public/casts/{username}/status',
  summary: 'What a cast plays, and whether whoever asks can listen from where they are',
  tag,
  access: 'public',
  forPages: { cacheControl: 'private, no-cache' },
  params: z.strictObject({ username }),
  query: z.strictObject({
    widget: z.optional(widgetId).register(z.globalRegistry, {
      description: 'The widget that asks: what it shows is told besides, and whether it has changed',
    }),
  }),
  reply: { status: 200, description: 'The moment', schema: publicStatus },
  errors,
});
