import { sql } from 'kysely';
import type { Db, NewRow, Row, Tx } from '#/platform/db/schema.ts';

export type OutboxRow = Row<'outbox'>;

export async function insertMail(db: Db | Tx, mail: NewRow<'outbox'>): Promise<void> {
  await db.insertInto('outbox').values(mail).execute();
}

/**
 * Leases due mails, oldest first, until `until`, the deadline to send them. Rows that another
 * server is leasing are skipped, so that no mail is sent twice.
 */
export function takeDueMails(
  db: Db,
  { now, until, limit }: { now: Date; until: Date; limit: number },
): Promise<OutboxRow[]> {
  // Materialized so that it runs once: as a subquery of the condition, PostgreSQL may run it again
  // for each row and lease different rows each time.
  const due = db
    .selectFrom('outbox')
    .select('id')
    .where('sent_at', 'is', null)
    .where('gave_up_at', 'is', null)
    .where('next_try_at', '<=', now)
    .orderBy('next_try_at')
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .skipLocked();
  return db
    .with(
      (name) => name('due').materialized(),
      () => due,
    )
    .updateTable('outbox')
    .set({ next_try_at: until, tries: sql<number>`tries + 1` })
    .where('id', 'in', (eb) => eb.selectFrom('due').select('id'))
    .returningAll()
    .execute();
}

/** Also deletes the message, since a link that was sent is no longer needed here. */
export async function markSent(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('outbox').set({ sent_at: now, letter: null }).where('id', '=', id).execute();
}

export async function markGivenUp(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('outbox').set({ gave_up_at: now, letter: null }).where('id', '=', id).execute();
}

export async function postpone(db: Db, id: string, nextTryAt: Date): Promise<void> {
  await db.updateTable('outbox').set({ next_try_at: nextTryAt }).where('id', '=', id).execute();
}

export async function purgeOutbox(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('outbox').where('created_at', '<', before).execute();
}
