import type { NotificationCentreLabels } from '#/provider/label-groups/notification-centre.ts';

export const notificationCentre: NotificationCentreLabels = {
  notifications: 'Notifications',
  unread: (_count, formatted) => `Notifications, ${formatted} unread`,
  unreadItem: 'unread',
  markRead: (title) => `Mark “${title}” as read`,
  markAllRead: 'Mark all as read',
  today: 'Today',
  yesterday: 'Yesterday',
  loadOlder: 'Load older',
  empty: 'You have no notifications',
  emptyHint: 'Alarms, replies and reminders appear here.',
  info: 'Information',
  success: 'Success',
  warning: 'Warning',
  danger: 'Problem',
};
