import { sql } from 'kysely';
import { markPendingRollUps } from '#/modules/listeners/listeners/pending-roll-ups.repository.ts';
import type { Db } from '#/platform/db/schema.ts';

/**
 * Run by a new leader: closes the sessions that other servers left open, at the time of the last engine report.
 * Returns which of its own sessions an interim leader has closed. Internal: not scoped.
 */
export async function closeOrphanedSessions(db: Db, own: readonly string[], now: Date): Promise<string[]> {
  return await db.transaction().execute(async (tx) => {
    const forgotten = await sql<{ id: string }>`update listener_sessions
      set end_reason = 'lost', seq = nextval('listener_sequence'),
        ended_at = greatest(started_at, coalesce((select checked_at from engine_state),
          (select max(seen_at) from engine_watches), started_at))
      where ended_at is null and id <> all(${own}::uuid[]) returning id`.execute(tx);
    const ids = forgotten.rows.map(({ id }) => id);
    if (ids.length) await markPendingRollUps(tx, sql`s.id = any(${ids}::uuid[])`, now);
    const ended = await sql<{ id: string }>`select id from listener_sessions
      where id = any(${own}::uuid[]) and ended_at is not null`.execute(tx);
    return ended.rows.map(({ id }) => id);
  });
}
