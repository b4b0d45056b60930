import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '#/platform/db/schema.ts';

/**
 * Marks hours for roll-up in the transaction that changes sessions: from the start of each session to now, because an
 * open session counts up to now, and later sessions of the same listener depend on earlier ones. Existing rows are
 * updated too, which locks them until the change is visible, so that no roll-up misses it.
 */
export async function markPendingRollUps(db: Db | Tx, which: RawBuilder<unknown>, now: Date): Promise<void> {
  await sql`insert into session_due (cast_id, hour)
    select distinct cast_id, generate_series(date_trunc('hour', started_at, 'UTC'),
      greatest(started_at, ended_at, ${now}::timestamptz), interval '1 hour')
    from listener_sessions s where ${which}
    order by 1, 2
    on conflict (cast_id, hour) do update set hour = excluded.hour`.execute(db);
}
