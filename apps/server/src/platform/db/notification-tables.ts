import type { NotificationKind } from '@unmuted/api/contract';
import type { Moment } from '#/platform/db/columns.ts';

interface NotificationSettingsTable {
  customer_id: string;
  /** Kinds that are not mailed. */
  muted: NotificationKind[];
  /** `HH:MM` in the person's time zone. */
  quiet_from: string | null;
  quiet_until: string | null;
  version: number;
}

/** A message to a person; the mail in the outbox has the same id. */
interface NotificationsTable {
  id: string;
  customer_id: string;
  kind: NotificationKind;
  about: string;
  at: Moment;
}

export interface NotificationTables {
  notification_settings: NotificationSettingsTable;
  notifications: NotificationsTable;
}
