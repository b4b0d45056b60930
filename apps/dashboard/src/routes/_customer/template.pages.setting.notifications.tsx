import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { notificationSettingsQuery, notificationsQuery } from '#/data/notifications/notifications.queries.ts';
import { NotificationsScreen } from '#/features/account/notifications/notifications.screen.tsx';

export const Route = createFileRoute('/_customer/template/pages/setting/notifications')({
  staticData: { title: msg`Notifications` },
  // Not awaited: each card shows its own loading and error states.
  loader: ({ context: { api, queryClient } }) => {
    void queryClient.prefetchQuery(notificationSettingsQuery(api));
    void queryClient.prefetchQuery(notificationsQuery(api, 1));
  },
  component: NotificationsScreen,
});
