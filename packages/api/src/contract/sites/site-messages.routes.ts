import * as z from 'zod/mini';
import { count, username } from '#/contract/shared/fields.ts';
import { defineRoute } from '#/contract/shared/route.ts';
import {
  siteMessage,
  siteMessageChange,
  siteMessageList,
  siteMessageQuery,
} from '#/contract/sites/sites.schemas.ts';

const params = z.strictObject({ username });
const one = z.strictObject({ username, id: z.uuid() });
const common = {
  tag: 'sites',
  access: 'any',
  permission: 'source.connect',
  errors: ['request.invalid', 'resource.not_found'],
} as const;

export const listSiteMessages = defineRoute({
  ...common,
  operationId: 'siteMessages.list',
  method: 'get',
  path: '/control/onepage/{username}/submissions',
  summary: 'List what visitors of a site sent by its forms',
  params,
  query: siteMessageQuery,
  reply: { status: 200, description: 'One page of messages, latest first', schema: siteMessageList },
});

export const updateSiteMessage = defineRoute({
  ...common,
  operationId: 'siteMessages.update',
  method: 'put',
  path: '/control/onepage/{username}/submissions/{id}',
  summary: 'Mark a message as read or unread',
  params: one,
  body: siteMessageChange,
  reply: { status: 200, description: 'The message', schema: siteMessage },
  errors: [...common.errors, 'request.malformed'],
});

export const readSiteMessages = defineRoute({
  ...common,
  operationId: 'siteMessages.readAll',
  method: 'post',
  path: '/control/onepage/{username}/submissions/read',
  summary: 'Mark all messages of a site as read',
  params,
  reply: {
    status: 200,
    description: 'How many were unread',
    schema: z.object({ marked: count }).register(z.globalRegistry, { id: 'SiteMessagesRead' }),
  },
});

export const deleteSiteMessage = defineRoute({
  ...common,
  operationId: 'siteMessages.delete',
  method: 'delete',
  path: '/control/onepage/{username}/submissions/{id}',
  summary: 'Delete a message',
  permission: 'settings.manage',
  params: one,
  reply: { status: 204, description: 'The message was deleted' },
});
