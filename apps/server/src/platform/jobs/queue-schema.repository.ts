import { sql } from 'kysely';
import type { Db } from '#/platform/db/schema.ts';
import { StartError } from '#/platform/lib/start-error.ts';

/** The schema of the job queue's own tables. */
export const queueSchema = 'studio_jobs';
/** An arbitrary advisory lock id: concurrent servers create the schema once. */
const lockId = 7_285_463_004;

/** Creates the schema once per database. If the role may not create it, fails early with instructions. */
export async function prepareQueueSchema(db: Db): Promise<void> {
  try {
    await db.transaction().execute(async (tx) => {
      await sql`select pg_advisory_xact_lock(${lockId})`.execute(tx);
      // "if not exists" requires the create privilege even if the schema exists.
      const { rows } = await sql`select from pg_namespace where nspname = ${queueSchema}`.execute(tx);
      if (rows.length === 0) await sql`create schema ${sql.id(queueSchema)}`.execute(tx);
    });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === '42501')) throw error;
    const { rows } = await sql<{ role: string }>`select quote_ident(current_user) as role`.execute(db);
    throw new StartError(
      `The database user may not make the schema of the job queue. Let an administrator of the database run: create schema ${queueSchema} authorization ${rows[0]?.role}`,
    );
  }
}
