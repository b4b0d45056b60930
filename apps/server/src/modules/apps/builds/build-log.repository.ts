import { sql } from 'kysely';
import { deleteInBatches } from '#/platform/db/delete-in-batches.ts';
import type { Db, Tx } from '#/platform/db/schema.ts';

/** Appends to the log of a build, whose row is locked. */
export async function insertLogPart(
  tx: Tx,
  { buildId, start, content }: { readonly buildId: string; readonly start: number; readonly content: Buffer },
): Promise<void> {
  await tx.insertInto('app_build_log').values({ build_id: buildId, start, content }).execute();
  await tx
    .updateTable('app_builds')
    .set({ log_bytes: start + content.length })
    .where('id', '=', buildId)
    .execute();
}

interface LogRange {
  readonly buildId: string;
  readonly offset: number;
  readonly bytes: number;
}

/** The bytes of a log from an offset on, at most `bytes`. */
export async function readLog(db: Db, { buildId, offset, bytes }: LogRange): Promise<Buffer> {
  const rows = await db
    .selectFrom('app_build_log')
    .select(['start', 'content'])
    .where('build_id', '=', buildId)
    .where(sql<boolean>`start + length(content) > ${offset}`)
    .where('start', '<', offset + bytes)
    .orderBy('start')
    .execute();
  const parts = rows.map(({ start, content }) => content.subarray(Math.max(0, offset - start)));
  return Buffer.concat(parts).subarray(0, bytes);
}

/** Deletes the logs of builds that ended before a time. Their sizes stay. */
export async function purgeBuildLogs(db: Db, before: Date, signal: AbortSignal | undefined): Promise<void> {
  const where = sql`build_id in (select id from app_builds where finished_at < ${before})`;
  await deleteInBatches(db, { table: 'app_build_log', where, signal });
}
