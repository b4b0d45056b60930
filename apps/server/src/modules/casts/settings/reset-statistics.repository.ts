import { sql } from 'kysely';
import type { Db, Tx } from '#/platform/db/schema.ts';

/** The caller must have checked the scope of the cast. */
export async function countEndedSessions(db: Db | Tx, castId: string): Promise<number> {
  const { rows } = await sql<{ sessions: number }>`select count(*)::int as sessions
    from listener_sessions where cast_id = ${castId} and ended_at is not null`.execute(db);
  return rows[0]?.sessions ?? 0;
}

/** Deletes ended sessions and rejected joins; returns the number of sessions. The caller must have checked the scope. */
export async function deleteSessions(tx: Tx, castId: string): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('listener_sessions')
    .where('cast_id', '=', castId)
    .where('ended_at', 'is not', null)
    .executeTakeFirstOrThrow();
  await tx.deleteFrom('join_refusals').where('cast_id', '=', castId).execute();
  return Number(numDeletedRows);
}
