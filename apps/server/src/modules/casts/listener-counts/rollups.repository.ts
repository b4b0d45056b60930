import { sql } from 'kysely';
import { type RollupStep, rollupSteps } from '#/modules/casts/listener-counts/roll-up-steps.ts';
import { deleteInBatches } from '#/platform/db/delete-in-batches.ts';
import type { Db } from '#/platform/db/schema.ts';

/** Deletes steps that began before a moment. Internal: not scoped. */
export async function purgeRollups(
  db: Db,
  beforeOf: (step: RollupStep) => Date,
  signal?: AbortSignal,
): Promise<void> {
  for (const step of rollupSteps) {
    const where = sql`at < ${beforeOf(step)}`;
    await deleteInBatches(db, { table: `cast_${step}`, where, signal });
    await deleteInBatches(db, { table: `fleet_${step}`, where, signal });
  }
}
