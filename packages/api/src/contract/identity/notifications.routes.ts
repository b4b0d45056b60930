import {
  notificationChange,
  notificationList,
  notificationSettings,
} from '#/contract/identity/notifications.schemas.ts';
import { pageQuery } from '#/contract/shared/list.ts';
import { defineRoute } from '#/contract/shared/route.ts';

const tag = 'notifications';

export const getNotificationSettings = defineRoute({
  operationId: 'notifications.getSettings',
  method: 'get',
  path: '/control/notifications/settings',
  summary: 'Get how the signed-in customer is told about their products',
  tag,
  access: 'customer',
  permission: 'self.manage',
  reply: { status: 200, description: 'The settings', schema: notificationSettings },
  errors: ['request.invalid'],
});

export const updateNotificationSettings = defineRoute({
  operationId: 'notifications.updateSettings',
  method: 'put',
  path: '/control/notifications/settings',
  summary: 'Change how the signed-in customer is told',
  tag,
  access: 'customer',
  permission: 'self.manage',
  body: notificationChange,
  ifMatch: true,
  reply: { status: 200, description: 'The settings', schema: notificationSettings },
  errors: ['request.invalid', 'request.malformed', 'resource.version_conflict'],
});

export const listNotifications = defineRoute({
  operationId: 'notifications.listMessages',
  method: 'get',
  path: '/control/notifications',
  summary: 'List the messages sent to the signed-in customer in the last 30 days, with receipts',
  tag,
  access: 'customer',
  permission: 'self.manage',
  query: pageQuery,
  reply: { status: 200, description: 'A page of messages', schema: notificationList },
  errors: ['request.invalid'],
});
