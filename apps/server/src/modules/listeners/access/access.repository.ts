import { sql } from 'kysely';
import { deleteInBatches } from '#/platform/db/delete-in-batches.ts';
import type { Db } from '#/platform/db/schema.ts';

/** Forgets bans that ended before then: they may hold a whole address. It works for no user, so it knows no scope. */
export async function purgeBans(db: Db, before: Date, signal?: AbortSignal): Promise<void> {
  await deleteInBatches(db, { table: 'cast_bans', where: sql`until < ${before}`, signal });
}

/** Forgets joins that were refused in hours that began before then. It works for no user, so it knows no scope. */
export async function purgeRefusals(db: Db, before: Date, signal?: AbortSignal): Promise<void> {
  await deleteInBatches(db, { table: 'join_refusals', where: sql`hour < ${before}`, signal });
}
