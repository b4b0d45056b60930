import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '#/platform/db/schema.ts';

/**
 * Writes down, in the transaction that changes sessions, which hours have to be rolled up again: from the beginning of
 * each up to now, since it may have counted as going on until now, and what the same person heard later is told apart by
 * when the person was there before. A row that is there already is written again: that holds it until the change can be
 * seen, so that nobody rolls it up without it.
 */
export async function markPendingRollUps(db: Db | Tx, which: RawBuilder<unknown>, now: Date): Promise<void> {
  await sql`insert into session_due (cast_id, hour)
    select distinct cast_id, generate_series(date_trunc('hour', started_at, 'UTC'),
      greatest(started_at, ended_at, ${now}::timestamptz), interval '1 hour')
    from listener_sessions s where ${which}
    order by 1, 2
    on conflict (cast_id, hour) do update set hour = excluded.hour`.execute(db);
}
