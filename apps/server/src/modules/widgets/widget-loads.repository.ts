import { sql } from 'kysely';
import { deleteInBatches } from '#/db/delete-in-batches.ts';
import type { Db, Tx } from '#/db/schema.ts';

/** Forgets loads of days before a moment. It works for no user, so it knows no scope. */
export async function purgeWidgetLoads(db: Db, before: Date, signal?: AbortSignal): Promise<void> {
  const where = sql`day < ${before.toISOString().slice(0, 10)}::date`;
  await deleteInBatches(db, { table: 'widget_loads', where, signal });
}

/** Of a cast that the caller has found by its scope. */
export async function forgetWidgetLoads(tx: Tx, castId: string): Promise<void> {
  await sql`delete from widget_loads using cast_widgets
    where cast_widgets.id = widget_id and cast_id = ${castId}`.execute(tx);
}
