import { sql } from 'kysely';
import type { Endpoint, Outcome } from '#/modules/webhooks/queue/send.ts';
import type { Db, Row, Tx } from '#/platform/db/schema.ts';

// Internal to the queue: not scoped and not reachable from requests.

export type DueDelivery = Row<'webhook_deliveries'> & Pick<Row<'webhook_messages'>, 'body' | 'type'>;

interface Lease {
  readonly now: Date;
  /** The deadline of the call. */
  readonly until: Date;
  readonly limit: number;
  /** Endpoints whose last try failed, or the others. */
  readonly isFailing: boolean;
}

/**
 * Leases endpoints with due deliveries, the longest waiting first. Rows that another server is leasing are skipped, so
 * that one server sends to an endpoint, one message at a time.
 */
export async function leaseDueEndpoints(
  db: Db,
  { now, until, limit, isFailing }: Lease,
): Promise<Endpoint[]> {
  if (limit <= 0) return [];
  const { rows } = await sql<Endpoint>`with due as materialized (
      select id from webhook_endpoints e
      where disabled_at is null and (leased_until is null or leased_until <= ${now})
        and (failing_since is not null) = ${isFailing}
        and exists (select from webhook_deliveries d
          where d.endpoint_id = e.id and d.state = 'pending' and d.next_try_at <= ${now})
      order by last_try_at nulls first, id limit ${limit} for update skip locked
    )
    update webhook_endpoints e set leased_until = ${until}, last_try_at = ${now}
    from due where e.id = due.id returning e.*`.execute(db);
  return rows;
}

/** The delivery of an endpoint that waits longest. */
export async function findDueDelivery(
  db: Db,
  endpointId: string,
  now: Date,
): Promise<DueDelivery | undefined> {
  const { rows } = await sql<DueDelivery>`select d.*, m.body, m.type
    from webhook_deliveries d join webhook_messages m on m.id = d.message_id
    where d.endpoint_id = ${endpointId} and d.state = 'pending' and d.next_try_at <= ${now}
    order by d.next_try_at, d.id limit 1`.execute(db);
  return rows[0];
}

export async function releaseEndpoint(db: Db | Tx, id: string): Promise<void> {
  await db.updateTable('webhook_endpoints').set({ leased_until: null }).where('id', '=', id).execute();
}

/** Locks an endpoint; undefined if it was deleted. */
export function lockEndpointRow(tx: Tx, id: string): Promise<Endpoint | undefined> {
  return tx.selectFrom('webhook_endpoints').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Not stored if the delivery was deleted meanwhile. */
export async function insertTry(
  tx: Tx,
  deliveryId: string,
  { at, status, error, durationMs, response }: Outcome,
): Promise<void> {
  await sql`insert into webhook_tries (delivery_id, at, status, error, duration_ms, response)
    select id, ${at}, ${status}, ${error}, ${durationMs}, ${response}
    from webhook_deliveries where id = ${deliveryId}`.execute(tx);
}

export type DeliveryChange = Pick<Row<'webhook_deliveries'>, 'state' | 'tries' | 'next_try_at'>;

/** A delivery that was ended meanwhile stays so. */
export async function saveDelivery(tx: Db | Tx, id: string, change: DeliveryChange): Promise<void> {
  await tx
    .updateTable('webhook_deliveries')
    .set(change)
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .execute();
}

export type EndpointChange = Partial<
  Pick<
    Endpoint,
    'disabled_at' | 'disabled_reason' | 'failing_since' | 'last_success_at' | 'leased_until' | 'version'
  >
>;

export async function saveEndpointState(tx: Tx, id: string, change: EndpointChange): Promise<void> {
  await tx.updateTable('webhook_endpoints').set(change).where('id', '=', id).execute();
}

/** Ends the deliveries that wait. Returns their number. */
export async function endPending(tx: Tx, endpointId: string): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('webhook_deliveries')
    .set({ state: 'failed', next_try_at: null })
    .where('endpoint_id', '=', endpointId)
    .where('state', '=', 'pending')
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Deliveries and their tries are deleted by cascade. */
export async function purgeMessages(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('webhook_messages').where('at', '<', before).execute();
}
