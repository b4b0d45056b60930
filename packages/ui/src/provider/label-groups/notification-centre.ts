/** Labels of `NotificationCentre`. */
export interface NotificationCentreLabels {
  /** Title of the panel, and name of the button without unread notifications. */
  notifications: string;
  /** Name of the button, and announced when the count grows: "Notifications, 3 unread". */
  unread: (count: number, formatted: string) => string;
  /** State of a notification, for screen readers. */
  unreadItem: string;
  markRead: (title: string) => string;
  markAllRead: string;
  today: string;
  yesterday: string;
  loadOlder: string;
  /** The empty state. */
  empty: string;
  emptyHint: string;
  /** Names of the tones, for screen readers. */
  info: string;
  success: string;
  warning: string;
  danger: string;
}
