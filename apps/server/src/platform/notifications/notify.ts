import { type NotificationKind, notificationKinds, permits } from '@unmuted/api/contract';
import type { Clock } from '#/platform/clock/clock.ts';
import type { Db, Tx } from '#/platform/db/schema.ts';
import { uuidv7 } from '#/platform/lib/uuid.ts';
import type { Mail, Mailer } from '#/platform/mail/mail.ts';
import {
  insertNotification,
  listRecipients,
  type Recipient,
} from '#/platform/notifications/notifications.repository.ts';
import { afterQuietHours } from '#/platform/notifications/quiet-hours.ts';

export interface NotifyDeps {
  readonly clock: Clock;
  readonly mailer: Mailer;
}

/** A message to the people of an account whom it concerns. */
export interface Notice {
  readonly accountId: string;
  readonly kind: NotificationKind;
  /** The products that it is about, such as `cast:<id>`: people who may not see them are not told. Null: all of the account. */
  readonly products: readonly string[] | null;
  /** A name for the list of messages. */
  readonly about: string;
  readonly mailTo: (name: string) => Mail;
}

/**
 * Tells people in the transaction of the change: by mail, in their language, except for kinds that they turned off. A
 * message that is not urgent waits until their quiet hours end.
 */
export async function notify(
  { clock, mailer }: NotifyDeps,
  tx: Db | Tx,
  { accountId, kind, products, about, mailTo }: Notice,
): Promise<void> {
  const now = clock.now();
  const { permission, isUrgent } = notificationKinds[kind];
  for (const person of await listRecipients(tx, accountId, products)) {
    if (!permits(person.role, permission) || person.muted?.includes(kind)) continue;
    const id = uuidv7(now);
    await insertNotification(tx, { id, customer_id: person.id, kind, about, at: now });
    const sendAt = isUrgent ? now : sendTime(now, person);
    await mailer.send(tx, person, mailTo(person.first_name), { id, sendAt });
  }
}

function sendTime(now: Date, { quiet_from: from, quiet_until: until, timezone }: Recipient): Date {
  return from === null || until === null ? now : afterQuietHours(now, { from, until }, timezone);
}
