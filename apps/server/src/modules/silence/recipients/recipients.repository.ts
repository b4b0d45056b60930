import { type RawBuilder, sql } from 'kysely';
import type { Place } from '#/modules/silence/alerts/queue/place.ts';
import type { ReceiptRow } from '#/modules/silence/alerts/queue/receipt.ts';
import { ownedBy } from '#/platform/auth/owned-by.repository.ts';
import type { Scope } from '#/platform/auth/scope.ts';
import type { Db, NewRow, Row, Tx } from '#/platform/db/schema.ts';

type Executor = Db | Tx;

/** A recipient of a place. */
export interface RecipientPlace extends Place {
  readonly recipientId: string;
}

/** Limits a query of recipients `r` to those of a place that the scope may see. Only staff see policies. */
const of = (scope: Scope, { kind, id }: Place): RawBuilder<boolean> =>
  kind === 'station'
    ? sql<boolean>`(r.station_id = ${id} and exists (select 1 from stations s where s.id = r.station_id
        and ${ownedBy(scope, { table: 's', kind: 'station', id: 'id' })}))`
    : sql<boolean>`(r.policy_id = ${id} and ${scope.kind === 'admin'})`;

/** A recipient with its latest message. */
export type ListedRecipient = Row<'silence_recipients'> & { readonly last: ReceiptRow | null };

/** In the order in which they are told; `recipientId` filters by id. */
export async function listRecipients(
  db: Executor,
  scope: Scope,
  place: Place,
  recipientId?: string,
): Promise<ListedRecipient[]> {
  const one = recipientId === undefined ? sql`true` : sql`r.id = ${recipientId}`;
  const { rows } = await sql<Row<'silence_recipients'>>`select r.* from silence_recipients r
    where ${of(scope, place)} and ${one}
    order by r.after_min, r.created_at, r.id`.execute(db);
  const ids = rows.map(({ id }) => id);
  const { rows: alerts } = await sql<
    ReceiptRow & { recipient_id: string }
  >`select a.* from unnest(${ids}::uuid[]) as wanted(id)
    cross join lateral (select a.recipient_id, a.id, a.queued_at, a.event, a.state, a.duration_ms, a.status, a.error
      from silence_alerts a where a.recipient_id = wanted.id order by a.queued_at desc, a.id desc limit 1) a`.execute(
    db,
  );
  const last = new Map(alerts.map((alert) => [alert.recipient_id, alert]));
  return rows.map((row) => ({ ...row, last: last.get(row.id) ?? null }));
}

/** Undefined for a recipient that the scope may not see. */
export async function lockRecipient(
  tx: Tx,
  scope: Scope,
  place: RecipientPlace,
): Promise<Row<'silence_recipients'> | undefined> {
  const { rows } = await sql<Row<'silence_recipients'>>`select r.* from silence_recipients r
    where ${of(scope, place)} and r.id = ${place.recipientId} for update`.execute(tx);
  return rows[0];
}

/** The caller must have locked the place. */
export async function countRecipients(tx: Tx, { kind, id }: Place): Promise<number> {
  const { count } = await tx
    .selectFrom('silence_recipients')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where(kind === 'station' ? 'station_id' : 'policy_id', '=', id)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The caller must have locked the place. */
export async function insertRecipient(tx: Tx, row: NewRow<'silence_recipients'>): Promise<void> {
  await tx.insertInto('silence_recipients').values(row).execute();
}

/** The caller must have locked the recipient. Its messages stay in the log; those that wait are never sent. */
export async function deleteRecipient(tx: Tx, recipientId: string): Promise<void> {
  await tx
    .updateTable('silence_alerts')
    .set({ state: 'skipped', next_at: null })
    .where('recipient_id', '=', recipientId)
    .where('next_at', 'is not', null)
    .execute();
  await tx.deleteFrom('silence_recipients').where('id', '=', recipientId).execute();
}

/** Counts a wrong code. The caller must have found the recipient. */
export async function countWrongCode(db: Db, recipientId: string): Promise<void> {
  await db
    .updateTable('silence_recipients')
    .set((eb) => ({ confirm_tries: eb('confirm_tries', '+', 1) }))
    .where('id', '=', recipientId)
    .execute();
}
