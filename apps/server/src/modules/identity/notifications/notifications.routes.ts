import type { mainRoutes } from '@unmuted/api/contract';
import {
  listNotifications,
  type NotificationDeps,
  readNotificationSettings,
  saveNotificationSettings,
} from '#/modules/identity/notifications/notifications.service.ts';
import type { Handlers } from '#/platform/http/register-route.ts';

type Routes = Pick<
  typeof mainRoutes,
  'getNotificationSettings' | 'updateNotificationSettings' | 'listNotifications'
>;

export function notificationHandlers(deps: NotificationDeps): Handlers<Routes> {
  return {
    getNotificationSettings: ({ session: { scope } }) => readNotificationSettings(deps, scope),
    updateNotificationSettings: ({ session: { scope }, body: change, version }) =>
      saveNotificationSettings(deps, scope, { change, version }),
    listNotifications: ({ session: { scope }, query }) => listNotifications(deps, scope, query),
  };
}
