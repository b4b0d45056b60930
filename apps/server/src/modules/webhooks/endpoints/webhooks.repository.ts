import type { WebhookDraft, WebhookSelection } from '@unmuted/api/contract';
import { type RawBuilder, sql } from 'kysely';
import { selectedColumns } from '#/modules/webhooks/endpoints/selection.repository.ts';
import type { CustomerScope } from '#/platform/auth/scope.ts';
import type { Db, NewRow, Row, Tx } from '#/platform/db/schema.ts';

type Executor = Db | Tx;

/** An endpoint with what the API shows about it. */
export type EndpointRow = Row<'webhook_endpoints'> &
  WebhookSelection & {
    readonly creator: string | null;
    readonly pending: number;
    readonly deliveries: number;
  };

/** Condition on `webhook_endpoints e`: a limited person sees only endpoints of casts that they may see. */
export function withinEndpoints(scope: CustomerScope): RawBuilder<boolean> {
  const own = sql<boolean>`e.account_id = ${scope.accountId}`;
  if (!scope.isLimited) return own;
  return sql`${own} and e.products <@ array(
    select kind || ':' || product_id from customer_products where customer_id = ${scope.customerId})`;
}

/** Oldest first; `id` filters by id. */
export async function listEndpoints(db: Executor, scope: CustomerScope, id?: string): Promise<EndpointRow[]> {
  const one = id === undefined ? sql`true` : sql`e.id = ${id}`;
  const { rows } = await sql<EndpointRow>`select e.*,
      (select first_name || ' ' || last_name from customers where id = e.created_by) as creator,
      ${selectedColumns},
      (select count(*)::int from webhook_deliveries d where d.endpoint_id = e.id and d.state = 'pending') as pending,
      (select count(*)::int from webhook_deliveries d where d.endpoint_id = e.id) as deliveries
    from webhook_endpoints e where ${withinEndpoints(scope)} and ${one}
    order by e.created_at, e.id`.execute(db);
  return rows;
}

/** Locks the account so that concurrent calls cannot exceed the limit. Returns its number of endpoints. */
export async function lockEndpointCount(tx: Tx, { accountId }: CustomerScope): Promise<number> {
  await tx.selectFrom('accounts').select('id').where('id', '=', accountId).forUpdate().execute();
  const { count } = await tx
    .selectFrom('webhook_endpoints')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function insertEndpoint(
  tx: Tx,
  scope: CustomerScope,
  row: Pick<NewRow<'webhook_endpoints'>, 'id' | 'secret' | 'created_at' | 'products'> &
    Pick<WebhookDraft, 'url' | 'description' | 'events'>,
): Promise<void> {
  await tx
    .insertInto('webhook_endpoints')
    .values({ ...row, account_id: scope.accountId, created_by: scope.customerId })
    .execute();
}

/** Locks an endpoint until the end of the transaction. */
export async function lockEndpoint(
  tx: Tx,
  scope: CustomerScope,
  id: string,
): Promise<Row<'webhook_endpoints'> | undefined> {
  const { rows } = await sql<Row<'webhook_endpoints'>>`select e.* from webhook_endpoints e
    where e.id = ${id} and ${withinEndpoints(scope)} for update`.execute(tx);
  return rows[0];
}

/** The caller must have locked the endpoint. */
export async function saveEndpoint(
  tx: Tx,
  id: string,
  change: Partial<Omit<Row<'webhook_endpoints'>, 'id' | 'account_id' | 'created_at'>>,
): Promise<void> {
  await tx.updateTable('webhook_endpoints').set(change).where('id', '=', id).execute();
}

/** The caller must have locked the endpoint. Its deliveries are deleted by cascade, and their messages with the last one. */
export async function deleteEndpoint(tx: Tx, id: string): Promise<void> {
  const { rows } = await sql<{ message_id: string }>`select message_id from webhook_deliveries
    where endpoint_id = ${id}`.execute(tx);
  await tx.deleteFrom('webhook_endpoints').where('id', '=', id).execute();
  const messages = rows.map(({ message_id }) => message_id);
  await sql`delete from webhook_messages m where m.id = any(${messages})
    and not exists (select from webhook_deliveries d where d.message_id = m.id)`.execute(tx);
}
