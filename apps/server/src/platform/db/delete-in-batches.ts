import { type RawBuilder, sql } from 'kysely';
import type { Database, Db } from '#/platform/db/schema.ts';

const batchSize = 20_000;

interface Deletion {
  readonly table: keyof Database;
  readonly where: RawBuilder<unknown>;
  /** Aborted on shutdown: the remaining rows are deleted by the next run. */
  readonly signal?: AbortSignal | undefined;
}

/** Deletes any number of rows in batches, each well below the statement timeout. */
export async function deleteInBatches(db: Db, { table, where, signal }: Deletion): Promise<void> {
  for (;;) {
    signal?.throwIfAborted();
    const { numAffectedRows = 0n } = await sql`delete from ${sql.table(table)} where ctid = any(array(
      select ctid from ${sql.table(table)} where ${where} limit ${batchSize}))`.execute(db);
    if (numAffectedRows < batchSize) return;
  }
}
