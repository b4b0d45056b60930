import { sql } from 'kysely';
import type { Db, Row, Tx } from '#/platform/db/schema.ts';

type DisconnectReason = NonNullable<Row<'listener_sessions'>['disconnect_reason']>;

/** Asks the server with the engine to disconnect these sessions. Returns how many were still open. */
export async function requestDisconnects(
  db: Db | Tx,
  ids: readonly string[],
  reason: DisconnectReason,
): Promise<number> {
  if (ids.length === 0) return 0;
  const { rows } = await sql<{ id: string }>`update listener_sessions set disconnect_reason = ${reason}
    where id = any(${[...ids]}::uuid[]) and ended_at is null returning id`.execute(db);
  return rows.length;
}

/** Asks the server with the engine to move a session to another mount. */
export async function requestMove(db: Db | Tx, id: string, mount: string): Promise<void> {
  await sql`update listener_sessions set move_to = ${mount} where id = ${id} and ended_at is null`.execute(
    db,
  );
}

/** Pending moves; reading deletes them, because each is tried once. */
export async function takeMoves(db: Db): Promise<{ id: string; mount: string }[]> {
  const { rows } = await sql<{ id: string; mount: string }>`with wanted as (
      select id, move_to as mount from listener_sessions where ended_at is null and move_to is not null)
    update listener_sessions s set move_to = null from wanted where s.id = wanted.id
    returning s.id, wanted.mount`.execute(db);
  return rows;
}

/** Pending disconnects. Internal: not scoped. */
export async function listDisconnects(db: Db): Promise<{ id: string; reason: DisconnectReason }[]> {
  const { rows } = await sql<{ id: string; reason: DisconnectReason }>`select id, disconnect_reason as reason
    from listener_sessions where ended_at is null and disconnect_reason is not null`.execute(db);
  return rows;
}
