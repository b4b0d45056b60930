import * as z from 'zod/mini';
import { username } from '#/contract/shared/fields.ts';
import { defineRoute } from '#/contract/shared/route.ts';
import { widget, widgetDraft, widgetId, widgetList } from '#/contract/widgets/widgets.schemas.ts';

const tag = 'widgets';
const params = z.strictObject({ username });
const one = z.strictObject({ username, id: widgetId });

export const listWidgets = defineRoute({
  operationId: 'widgets.list',
  method: 'get',
  path: '/api/{username}/widgets',
  summary: 'List the widgets of a cast with their usage',
  tag,
  access: 'any',
  permission: 'settings.manage',
  params,
  reply: { status: 200, description: 'All widgets, on one page', schema: widgetList },
  errors: ['request.invalid', 'resource.not_found'],
});

export const createWidget = defineRoute({
  operationId: 'widgets.create',
  method: 'post',
  path: '/api/{username}/widgets',
  summary: 'Create a widget',
  tag,
  access: 'any',
  permission: 'settings.manage',
  params,
  body: widgetDraft,
  reply: { status: 201, description: 'The widget', schema: widget },
  errors: [
    'request.invalid',
    'request.malformed',
    'resource.not_found',
    'cast.suspended',
    'resource.limit_reached',
  ],
});

export const updateWidget = defineRoute({
  operationId: 'widgets.update',
  method: 'put',
  path: '/api/{username}/widgets/{id}',
  summary: 'Update a widget; every page that embeds it shows the change',
  tag,
  access: 'any',
  permission: 'settings.manage',
  params: one,
  body: widgetDraft,
  ifMatch: true,
  reply: { status: 200, description: 'The widget', schema: widget },
  errors: [
    'request.invalid',
    'request.malformed',
    'resource.not_found',
    'resource.version_conflict',
    'cast.suspended',
  ],
});

export const deleteWidget = defineRoute({
  operationId: 'widgets.delete',
  method: 'delete',
  path: '/api/{username}/widgets/{id}',
  summary: 'Delete a widget and its usage data; pages that embed it show that it was removed',
  tag,
  access: 'any',
  permission: 'settings.manage',
  params: one,
  reply: { status: 204, description: 'The widget was deleted' },
  errors: ['request.invalid', 'resource.not_found', 'cast.suspended'],
});
