import * as z from 'zod/mini';
import { pageQuery } from '#/contract/shared/list.ts';
import { defineRoute } from '#/contract/shared/route.ts';
import {
  createdWebhook,
  webhook,
  webhookChange,
  webhookDeliveryDetails,
  webhookDeliveryList,
  webhookDraft,
  webhookList,
  webhookSecret,
  webhookTest,
} from '#/contract/webhooks/webhooks.schemas.ts';

const tag = 'webhooks';
const id = z.uuid();
const params = z.strictObject({ id });
const one = z.strictObject({ id, deliveryId: z.uuid() });
const errors = ['request.invalid', 'resource.not_found'] as const;

export const listWebhooks = defineRoute({
  operationId: 'webhooks.list',
  method: 'get',
  path: '/control/webhooks',
  summary: 'List the webhook endpoints of the account',
  tag,
  access: 'customer',
  permission: 'webhooks.manage',
  reply: { status: 200, description: 'All endpoints, on one page', schema: webhookList },
  errors: ['request.invalid'],
});

export const createWebhook = defineRoute({
  operationId: 'webhooks.create',
  method: 'post',
  path: '/control/webhooks',
  summary: 'Create a webhook endpoint; its signing secret is shown only in this reply',
  tag,
  access: 'customer',
  permission: 'webhooks.manage',
  body: webhookDraft,
  reply: { status: 201, description: 'The endpoint and its secret', schema: createdWebhook },
  errors: ['request.invalid', 'request.malformed', 'resource.limit_reached'],
});

export const getWebhook = defineRoute({
  operationId: 'webhooks.get',
  method: 'get',
  path: '/control/webhooks/{id}',
  summary: 'Get a webhook endpoint',
  tag,
  access: 'customer',
  permission: 'webhooks.manage',
  params,
  reply: { status: 200, description: 'The endpoint', schema: webhook },
  errors,
});

export const updateWebhook = defineRoute({
  operationId: 'webhooks.update',
  method: 'put',
  path: '/control/webhooks/{id}',
  summary: 'Update a webhook endpoint, turn it off or on; turning it off ends its pending deliveries',
  tag,
  access: 'customer',
  permission: 'webhooks.manage',
  params,
  body: webhookChange,
  ifMatch: true,
  reply: { status: 200, description: 'The endpoint', schema: webhook },
  errors: [...errors, 'request.malformed', 'resource.version_conflict'],
});

export const deleteWebhook = defineRoute({
  operationId: 'webhooks.delete',
  method: 'delete',
  path: '/control/webhooks/{id}',
  summary: 'Delete a webhook endpoint with its deliveries',
  tag,
  access: 'customer',
  permission: 'webhooks.manage',
  params,
  reply: { status: 204, description: 'The endpoint was deleted' },
  errors,
});

export const rotateWebhookSecret = defineRoute({
  operationId: 'webhooks.rotateSecret',
  method: 'post',
  path: '/control/webhooks/{id}/secret',
  summary: 'Create a new signing secret; for 24 hours messages are signed with both secrets',
  tag,
  access: 'customer',
  permission: 'webhooks.manage',
  params,
  reply: { status: 200, description: 'The new secret', schema: webhookSecret },
  errors,
});

export const testWebhook = defineRoute({
  operationId: 'webhooks.test',
  method: 'post',
  path: '/control/webhooks/{id}/test',
  summary: 'Send an example of an event once, and return the result',
  tag,
  access: 'customer',
  permission: 'webhooks.manage',
  params,
  body: webhookTest,
  reply: { status: 200, description: 'The delivery', schema: webhookDeliveryDetails },
  errors: [...errors, 'request.malformed', 'request.rate_limited', 'webhook.secret_unreadable'],
});

export const listWebhookDeliveries = defineRoute({
  operationId: 'webhookDeliveries.list',
  method: 'get',
  path: '/control/webhooks/{id}/deliveries',
  summary: 'List the deliveries of a webhook endpoint in the last 30 days, latest first',
  tag,
  access: 'customer',
  permission: 'webhooks.manage',
  params,
  query: pageQuery,
  reply: { status: 200, description: 'A page of deliveries', schema: webhookDeliveryList },
  errors,
});

export const getWebhookDelivery = defineRoute({
  operationId: 'webhookDeliveries.get',
  method: 'get',
  path: '/control/webhooks/{id}/deliveries/{deliveryId}',
  summary: 'Get a delivery with its body and every try',
  tag,
  access: 'customer',
  permission: 'webhooks.manage',
  params: one,
  reply: { status: 200, description: 'The delivery', schema: webhookDeliveryDetails },
  errors,
});

export const replayWebhookDelivery = defineRoute({
  operationId: 'webhookDeliveries.replay',
  method: 'post',
  path: '/control/webhooks/{id}/deliveries/{deliveryId}/replay',
  summary: 'Send the message of a delivery again, with the same id and all retries',
  tag,
  access: 'customer',
  permission: 'webhooks.manage',
  params: one,
  reply: { status: 202, description: 'The delivery', schema: webhookDeliveryDetails },
  errors: [...errors, 'webhook.disabled'],
});
