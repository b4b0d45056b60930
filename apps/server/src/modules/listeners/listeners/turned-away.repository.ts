import { sql } from 'kysely';
import { deleteInBatches } from '#/platform/db/delete-in-batches.ts';
import type { Db } from '#/platform/db/schema.ts';

export interface TurnedAwayCount {
  readonly castId: string;
  readonly username: string;
  readonly hour: Date;
  readonly count: number;
  readonly lastAt: Date;
}

/** Adds to the counts of the hours; those of deleted casts are skipped. Internal: not scoped. */
export async function saveTurnedAway(db: Db, counts: readonly TurnedAwayCount[]): Promise<void> {
  const rows = counts.map(({ castId, hour, count, lastAt }) => ({
    cast_id: castId,
    hour,
    count,
    last_at: lastAt,
  }));
  await sql`insert into full_rejections (cast_id, hour, count, last_at)
    select n.cast_id, n.hour, n.count, n.last_at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as n (cast_id uuid, hour timestamptz, count integer, last_at timestamptz)
    join casts on casts.id = n.cast_id
    on conflict (cast_id, hour) do update set count = full_rejections.count + excluded.count,
      last_at = greatest(full_rejections.last_at, excluded.last_at)`.execute(db);
}

export async function purgeTurnedAway(db: Db, before: Date, signal?: AbortSignal): Promise<void> {
  await deleteInBatches(db, { table: 'full_rejections', where: sql`hour < ${before}`, signal });
}
