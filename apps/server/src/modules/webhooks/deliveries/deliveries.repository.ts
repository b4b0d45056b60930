import { sql } from 'kysely';
import { withinEndpoints } from '#/modules/webhooks/endpoints/webhooks.repository.ts';
import type { Outcome } from '#/modules/webhooks/queue/send.ts';
import type { CustomerScope } from '#/platform/auth/scope.ts';
import { type Found, offsetOf, type Page } from '#/platform/db/pagination.ts';
import type { Db, Row, Tx } from '#/platform/db/schema.ts';

type Executor = Db | Tx;
type Message = Pick<Row<'webhook_messages'>, 'type' | 'at' | 'is_test' | 'body'>;

/** A delivery with its message and its last try. */
export type DeliveryRow = Row<'webhook_deliveries'> &
  Message & {
    readonly all_tries: number;
    readonly last_try_at: Date | null;
    readonly status: number | null;
    readonly error: Outcome['error'];
    readonly duration_ms: number | null;
  };

const columns = sql`d.*, m.type, m.at, m.is_test, m.body, t.at as last_try_at, t.status, t.error, t.duration_ms,
  (select count(*)::int from webhook_tries where delivery_id = d.id) as all_tries`;
const tables = sql`webhook_deliveries d
  join webhook_endpoints e on e.id = d.endpoint_id
  join webhook_messages m on m.id = d.message_id
  left join lateral (
    select at, status, error, duration_ms from webhook_tries where delivery_id = d.id order by id desc limit 1
  ) t on true`;

/** Latest first. */
export async function listDeliveries(
  db: Executor,
  scope: CustomerScope,
  endpointId: string,
  page: Page,
): Promise<Found<DeliveryRow>> {
  const { rows } = await sql<DeliveryRow>`select ${columns} from ${tables}
    where d.endpoint_id = ${endpointId} and ${withinEndpoints(scope)}
    order by d.id desc limit ${page.pageSize} offset ${offsetOf(page)}`.execute(db);
  const counted = await sql<{ total: number }>`select count(*)::int as total from webhook_deliveries d
    join webhook_endpoints e on e.id = d.endpoint_id
    where d.endpoint_id = ${endpointId} and ${withinEndpoints(scope)}`.execute(db);
  return { items: rows, total: counted.rows[0]?.total ?? 0 };
}

export async function findDelivery(
  db: Executor,
  scope: CustomerScope,
  { id, deliveryId }: { readonly id: string; readonly deliveryId: string },
): Promise<DeliveryRow | undefined> {
  const { rows } = await sql<DeliveryRow>`select ${columns} from ${tables}
    where d.endpoint_id = ${id} and d.id = ${deliveryId} and ${withinEndpoints(scope)}`.execute(db);
  return rows[0];
}

/** Latest first. The caller must have found the delivery. */
export function listTries(db: Executor, deliveryId: string): Promise<Row<'webhook_tries'>[]> {
  return db
    .selectFrom('webhook_tries')
    .selectAll()
    .where('delivery_id', '=', deliveryId)
    .orderBy('id', 'desc')
    .execute();
}

/** Queues a delivery again with all its retries. The caller must have locked the endpoint. */
export async function queueAgain(tx: Tx, deliveryId: string, now: Date): Promise<void> {
  await tx
    .updateTable('webhook_deliveries')
    .set({ state: 'pending', tries: 0, next_try_at: now })
    .where('id', '=', deliveryId)
    .execute();
}

/** Stores a test and its result. The caller must have locked the endpoint. */
export async function insertTest(
  tx: Tx,
  message: Omit<Row<'webhook_messages'>, 'is_test'>,
  delivery: Omit<Row<'webhook_deliveries'>, 'message_id' | 'tries' | 'next_try_at'>,
): Promise<void> {
  await tx
    .insertInto('webhook_messages')
    .values({ ...message, is_test: true })
    .execute();
  await tx
    .insertInto('webhook_deliveries')
    .values({ ...delivery, message_id: message.id, tries: 1, next_try_at: null })
    .execute();
}
