import { type Permission, permits } from '@unmuted/api/contract';
import type { Db, Tx } from '#/platform/db/schema.ts';
import type { Mail, Mailer } from '#/platform/mail/mail.ts';
import { listStaff } from '#/platform/notifications/notifications.repository.ts';

/** Mails the staff who have a permission, in their language, in the transaction of the change. */
export async function mailStaff(
  { mailer }: { readonly mailer: Mailer },
  tx: Db | Tx,
  permission: Permission,
  mailTo: (name: string) => Mail,
): Promise<void> {
  for (const { name, role, ...to } of await listStaff(tx))
    if (permits(role, permission)) await mailer.send(tx, to, mailTo(name));
}
