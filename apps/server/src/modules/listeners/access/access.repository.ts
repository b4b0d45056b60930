import { sql } from 'kysely';
import { deleteInBatches } from '#/platform/db/delete-in-batches.ts';
import type { Db } from '#/platform/db/schema.ts';

/** Deletes bans that ended before then, because they may contain a full address. Internal: not scoped. */
export async function purgeBans(db: Db, before: Date, signal?: AbortSignal): Promise<void> {
  await deleteInBatches(db, { table: 'cast_bans', where: sql`until < ${before}`, signal });
}

/** Deletes rejected joins of hours that began before then. Internal: not scoped. */
export async function purgeRefusals(db: Db, before: Date, signal?: AbortSignal): Promise<void> {
  await deleteInBatches(db, { table: 'join_refusals', where: sql`hour < ${before}`, signal });
}
