import type { AccountRole, Locale, NotificationKind, StaffRole } from '@unmuted/api/contract';
import { sql } from 'kysely';
import type { CustomerScope } from '#/platform/auth/scope.ts';
import { type Found, offsetOf, type Page } from '#/platform/db/pagination.ts';
import type { Db, Row, Tx } from '#/platform/db/schema.ts';

type Executor = Db | Tx;

/** A person who can be told, with their settings. */
export interface Recipient {
  readonly id: string;
  readonly email: string;
  readonly first_name: string;
  readonly locale: Locale;
  readonly timezone: string;
  readonly role: AccountRole;
  readonly muted: NotificationKind[] | null;
  readonly quiet_from: string | null;
  readonly quiet_until: string | null;
}

/** The enabled people of an account who may see all of the products. Internal: not scoped. */
export async function listRecipients(
  db: Executor,
  accountId: string,
  /** Such as `cast:<id>`; null: all products of the account. */
  products: readonly string[] | null,
): Promise<Recipient[]> {
  const seesAll =
    products === null
      ? sql`false`
      : sql`${[...products]}::text[] <@ array(
          select kind || ':' || product_id from customer_products where customer_id = c.id)`;
  const { rows } = await sql<Recipient>`select c.id, c.email, c.first_name, c.locale, c.timezone, c.role,
      s.muted, s.quiet_from, s.quiet_until
    from customers c join accounts a on a.id = c.account_id
    left join notification_settings s on s.customer_id = c.id
    where c.account_id = ${accountId} and c.disabled_at is null and a.disabled_at is null
      and (not c.is_limited or ${seesAll})
    order by c.created_at, c.id`.execute(db);
  return rows;
}

/** A person of the staff who can sign in. */
export interface StaffAddress {
  readonly email: string;
  readonly locale: Locale;
  readonly name: string;
  readonly role: StaffRole;
}

/** Internal: not scoped. */
export function listStaff(db: Executor): Promise<StaffAddress[]> {
  return db
    .selectFrom('admins')
    .select(['email', 'locale', 'name', 'role'])
    .where('disabled_at', 'is', null)
    .execute();
}

export async function insertNotification(db: Executor, row: Row<'notifications'>): Promise<void> {
  await db.insertInto('notifications').values(row).execute();
}

export function findSettings(
  db: Executor,
  { customerId }: CustomerScope,
): Promise<Row<'notification_settings'> | undefined> {
  return db
    .selectFrom('notification_settings')
    .selectAll()
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
}

/** Locks the person, so that one of two concurrent changes is based on an old version. */
export async function lockPerson(tx: Tx, { customerId }: CustomerScope): Promise<void> {
  await tx.selectFrom('customers').select('id').where('id', '=', customerId).forUpdate().execute();
}

/** The caller must have locked the person. */
export async function saveSettings(
  tx: Tx,
  { customerId }: CustomerScope,
  settings: Omit<Row<'notification_settings'>, 'customer_id'>,
): Promise<void> {
  await tx
    .insertInto('notification_settings')
    .values({ ...settings, customer_id: customerId })
    .onConflict((conflict) => conflict.column('customer_id').doUpdateSet(settings))
    .execute();
}

export async function findTimeZone(db: Executor, { customerId }: CustomerScope): Promise<string> {
  const row = await db
    .selectFrom('customers')
    .select('timezone')
    .where('id', '=', customerId)
    .executeTakeFirst();
  return row?.timezone ?? 'UTC';
}

/** A message with the receipt of its mail. */
export type NotificationRow = Row<'notifications'> & {
  readonly sent_at: Date | null;
  readonly gave_up_at: Date | null;
};

/** Latest first. */
export async function listNotifications(
  db: Executor,
  { customerId }: CustomerScope,
  page: Page,
): Promise<Found<NotificationRow>> {
  const { rows } = await sql<NotificationRow>`select n.*, o.sent_at, o.gave_up_at
    from notifications n left join outbox o on o.id = n.id where n.customer_id = ${customerId}
    order by n.at desc, n.id desc limit ${page.pageSize} offset ${offsetOf(page)}`.execute(db);
  const { count } = await db
    .selectFrom('notifications')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow();
  return { items: rows, total: Number(count) };
}

export async function purgeNotifications(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('notifications').where('at', '<', before).execute();
}
