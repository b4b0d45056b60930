import { sql } from 'kysely';
import type { Db } from '#/platform/db/schema.ts';
import { StartError } from '#/platform/lib/start-error.ts';

/** Where the job queue keeps its own tables, apart from ours. */
export const queueSchema = 'studio_jobs';
/** Any one number: two servers that start together make it once. */
const lockId = 7_285_463_004;

/** Once a database. A role that may not make a schema is told what to ask for, before anything else is started. */
export async function prepareQueueSchema(db: Db): Promise<void> {
  try {
    await db.transaction().execute(async (tx) => {
      await sql`select pg_advisory_xact_lock(${lockId})`.execute(tx);
      // "if not exists" alone asks for the right to make one even when it is there.
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
