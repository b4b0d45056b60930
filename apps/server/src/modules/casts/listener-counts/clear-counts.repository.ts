import { sql } from 'kysely';
import { holdRollups } from '#/modules/casts/listener-counts/roll-up.repository.ts';
import {
  rollUpStep,
  rollUpTogether,
  rollupSteps,
  stepMs,
} from '#/modules/casts/listener-counts/roll-up-steps.repository.ts';
import { countSamples } from '#/modules/casts/listener-counts/samples.repository.ts';
import { inSpans } from '#/modules/casts/listener-counts/spans.repository.ts';
import { widened } from '#/modules/casts/listener-counts/spans.ts';
import type { Row, Tx } from '#/platform/db/schema.ts';

type OwnedCast = Pick<Row<'casts'>, 'id' | 'username' | 'account_id'>;

/**
 * Deletes the listener counts of a cast and returns how many. The owner's combined counts are recomputed without it
 * for as long as counts are retained; the totals of all casts identify nobody and stay. The caller must have checked
 * the scope.
 */
export async function clearListenerCounts(
  tx: Tx,
  { id, username, account_id: accountId }: OwnedCast,
): Promise<number> {
  await holdRollups(tx);
  const forgotten = await countSamples(tx, id);
  const { rows } = await sql<{ first: Date | null; last: Date | null; others: boolean }>`select
      min(at) as first, max(at) as last,
      exists (select from cast_days join casts on casts.id = cast_id
        where account_id = ${accountId} and casts.id <> ${id}) as others
    from listener_samples join casts using (username) where account_id = ${accountId}`.execute(tx);
  const { first = null, last = null, others = false } = rows[0] ?? {};
  const counted = first && last ? widened([{ from: first, to: after(last) }], stepMs.minutes) : [];
  await tx.deleteFrom('listener_samples').where('username', '=', username).execute();
  for (const step of rollupSteps) {
    await sql`delete from ${sql.table(`cast_${step}`)} where cast_id = ${id}`.execute(tx);
    const again = others ? inSpans(widened(counted, stepMs[step])) : sql`true`;
    await sql`delete from ${sql.table(`fleet_${step}`)}
      where account_id = ${accountId} and ${again}`.execute(tx);
  }
  if (!others) return forgotten;
  await rollUpTogether(tx, counted, accountId);
  for (const step of rollupSteps.slice(1)) {
    await rollUpStep(tx, { owner: 'fleet', step, minutes: counted, accountId });
  }
  return forgotten;
}

const after = (moment: Date): Date => new Date(moment.getTime() + 1);
