import { sql } from 'kysely';
import { deleteInBatches } from '#/platform/db/delete-in-batches.ts';
import type { Db, NewRow, Tx } from '#/platform/db/schema.ts';

/** Inserts counts, ignoring duplicates, and marks their minutes as due for roll-up. Internal: not scoped. */
export async function insertSamples(tx: Tx, rows: readonly NewRow<'listener_samples'>[]): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insertInto('listener_samples')
    .values([...rows])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  // An existing row is updated too: this locks it until these counts are visible, so that no roll-up misses them.
  await sql`insert into rollup_due
    select distinct date_trunc('minute', at, 'UTC') from unnest(${rows.map(({ at }) => at)}::timestamptz[]) as at
    order by 1
    on conflict (minute) do update set minute = excluded.minute`.execute(tx);
}

/** Deletes counts before a minute, except those not rolled up yet. */
export async function purgeSamples(db: Db, before: Date, signal?: AbortSignal): Promise<void> {
  await deleteInBatches(db, {
    table: 'listener_samples',
    where: sql`at < date_trunc('minute', ${before}::timestamptz, 'UTC')
      and not exists (select from rollup_due where minute = date_trunc('minute', at, 'UTC'))`,
    signal,
  });
}

/** Number of stored counts of a cast, raw or rolled up. The caller must have checked the scope. */
export async function countSamples(db: Db | Tx, castId: string): Promise<number> {
  const { rows } = await sql<{ samples: number }>`select (
      coalesce((select sum(samples) from cast_days where cast_id = ${castId}), 0)
      + (select count(*) from rollup_due
        join listener_samples s on s.at >= minute and s.at < minute + interval '1 minute'
        join casts using (username) where casts.id = ${castId})
      - coalesce((select sum(samples) from rollup_due join cast_minutes on at = minute where cast_id = ${castId}), 0)
    )::int as samples`.execute(db);
  return rows[0]?.samples ?? 0;
}
