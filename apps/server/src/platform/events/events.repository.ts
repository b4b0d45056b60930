import { sql } from 'kysely';
import type { Db, Row, Tx } from '#/platform/db/schema.ts';

export type Subscription = Pick<Row<'webhook_endpoints'>, 'id' | 'account_id' | 'events' | 'products'>;

/** The enabled endpoints of accounts. Internal: not scoped. */
export function listSubscriptions(db: Db | Tx, accountIds: readonly string[]): Promise<Subscription[]> {
  return db
    .selectFrom('webhook_endpoints')
    .select(['id', 'account_id', 'events', 'products'])
    .where('account_id', 'in', accountIds)
    .where('disabled_at', 'is', null)
    .execute();
}

/** Whether an event was recorded for a product since then. Internal: not scoped. */
export async function wasRecorded(
  db: Db | Tx,
  { product, type, since }: { readonly product: string; readonly type: string; readonly since: Date },
): Promise<boolean> {
  const { rows } = await sql`select from webhook_messages
    where product = ${product} and type = ${type} and at >= ${since} and not is_test limit 1`.execute(db);
  return rows.length > 0;
}

/** The names of a cast in events. Internal: not scoped. */
export function findCastNames(
  db: Db | Tx,
  castId: string,
): Promise<Pick<Row<'casts'>, 'username' | 'name'> | undefined> {
  return db.selectFrom('casts').select(['username', 'name']).where('id', '=', castId).executeTakeFirst();
}

/** The title of a site in events. Internal: not scoped. */
export async function findSiteTitle(db: Db | Tx, username: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('one_pages')
    .select('title')
    .where('username', '=', username)
    .executeTakeFirst();
  return row?.title;
}

export async function insertMessage(
  db: Db | Tx,
  message: Omit<Row<'webhook_messages'>, 'is_test'>,
  deliveries: readonly { readonly id: string; readonly endpointId: string }[],
): Promise<void> {
  await db.insertInto('webhook_messages').values(message).execute();
  await db
    .insertInto('webhook_deliveries')
    .values(
      deliveries.map(({ id, endpointId }) => ({
        id,
        endpoint_id: endpointId,
        message_id: message.id,
        state: 'pending' as const,
        next_try_at: message.at,
      })),
    )
    .execute();
}
