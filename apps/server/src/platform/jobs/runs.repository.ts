import { sql } from 'kysely';
import type { Db } from '#/platform/db/schema.ts';

const errorLength = 2_000;

/** Results of job runs. Internal: not scoped. */
export async function noteBegun(db: Db, job: string, at: Date): Promise<void> {
  await db
    .insertInto('job_runs')
    .values({ job, began_at: at, done_at: null, failed_at: null, error: null })
    .onConflict((conflict) => conflict.column('job').doUpdateSet({ began_at: at }))
    .execute();
}

export async function noteDone(db: Db, job: string, at: Date): Promise<void> {
  await db
    .updateTable('job_runs')
    .set({ done_at: at, consecutive_failures: 0 })
    .where('job', '=', job)
    .execute();
}

/** The error text is kept until the next failure, for later inspection. */
export async function noteFailed(db: Db, job: string, { at, error }: { at: Date; error: string }) {
  await db
    .updateTable('job_runs')
    .set({
      failed_at: at,
      error: error.slice(0, errorLength),
      consecutive_failures: sql`consecutive_failures + 1`,
    })
    .where('job', '=', job)
    .execute();
}
