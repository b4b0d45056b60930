import { sql } from 'kysely';
import { rollupSteps } from '#/modules/casts/listener-counts/roll-up-steps.repository.ts';
import type { Db } from '#/platform/db/schema.ts';

const tables = rollupSteps.flatMap((step) => [`cast_${step}`, `fleet_${step}`]);

/** Deletes all listener counts and their roll-ups. */
export async function clearCounts(db: Db): Promise<void> {
  for (const table of ['listener_samples', 'rollup_due', ...tables]) {
    await sql`delete from ${sql.table(table)}`.execute(db);
  }
}
