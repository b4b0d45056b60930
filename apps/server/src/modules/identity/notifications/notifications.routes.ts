import type { mainRoutes } from '@unmuted/api/contract';
import {
  listNotifications,
  readNotificationSettings,
  type SaveNotificationsDeps,
  saveNotificationSettings,
} from '#/modules/identity/notifications/notifications.service.ts';
import type { Handlers } from '#/platform/http/register-route.ts';

type Routes = Pick<
  typeof mainRoutes,
  'getNotificationSettings' | 'updateNotificationSettings' | 'listNotifications'
>;

export function notificationHandlers(deps: SaveNotificationsDeps): Handlers<Routes> {
  return {
    getNotificationSettings: ({ session: { scope } }) => readNotificationSettings(deps, scope),
    updateNotificationSettings: ({ session: { scope }, body: change, version, caller }) =>
      saveNotificationSettings(deps, { scope, caller }, { change, version }),
    listNotifications: ({ session: { scope }, query }) => listNotifications(deps, scope, query),
  };
}
