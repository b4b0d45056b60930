import { sql } from 'kysely';
import { within } from '#/modules/casts/cast/cast-access.repository.ts';
import type { Scope } from '#/platform/auth/scope.ts';
import { deleteInBatches } from '#/platform/db/delete-in-batches.ts';
import type { Db, Row, Tx } from '#/platform/db/schema.ts';

type Executor = Db | Tx;

export type SessionRow = Omit<Row<'listener_sessions'>, 'disconnect_reason' | 'end_reason' | 'move_to'>;

const columns = sql`s.id, s.cast_id, s.mount, host(s.address) as address, s.person, s.agent, s.player, s.class,
  s.country, s.referrer, s.is_returning, s.started_at, s.ended_at, s.seq, s.sample`;

/** Current listeners, earliest join first. */
export async function listOpenSessions(db: Executor, scope: Scope, castId: string): Promise<SessionRow[]> {
  const { rows } = await sql<SessionRow>`select ${columns} from listener_sessions s
    join casts on casts.id = s.cast_id and ${within(scope)}
    where s.cast_id = ${castId} and s.ended_at is null order by s.started_at, s.id`.execute(db);
  return rows;
}

/** Sessions that started or ended after a cursor, in order of change. */
export async function listChangedSessions(
  db: Executor,
  scope: Scope,
  castId: string,
  after: number,
): Promise<SessionRow[]> {
  const { rows } = await sql<SessionRow>`select ${columns} from listener_sessions s
    join casts on casts.id = s.cast_id and ${within(scope)}
    where s.cast_id = ${castId} and s.seq > ${after} order by s.seq`.execute(db);
  return rows;
}

export interface Newest {
  /** The latest change; 0 if there is none. */
  readonly cursor: number;
  readonly lastLeft: Date | null;
}

export async function findNewest(db: Executor, scope: Scope, castId: string): Promise<Newest> {
  const { rows } = await sql<{ cursor: string | null; last_left: Date | null }>`
    select max(s.seq) as cursor,
      (select l.ended_at from listener_sessions l where l.cast_id = ${castId} and l.ended_at is not null
        order by l.seq desc limit 1) as last_left
    from listener_sessions s join casts on casts.id = s.cast_id and ${within(scope)}
    where s.cast_id = ${castId}`.execute(db);
  return { cursor: Number(rows[0]?.cursor ?? 0), lastLeft: rows[0]?.last_left ?? null };
}

/** A current listener. */
export async function findOpenSession(
  db: Executor,
  scope: Scope,
  castId: string,
  id: string,
): Promise<SessionRow | undefined> {
  const { rows } = await sql<SessionRow>`select ${columns} from listener_sessions s
    join casts on casts.id = s.cast_id and ${within(scope)}
    where s.cast_id = ${castId} and s.id = ${id} and s.ended_at is null`.execute(db);
  return rows[0];
}

/**
 * Whether an address is not truncated. Must match the predicate of the index `listener_sessions_whole` exactly, or the
 * index is not used.
 */
export const isWhole = sql`masklen(address) = case family(address) when 4 then 32 else 128 end`;
const cutAtOnce = 5_000;

/**
 * Truncates the addresses of sessions that began before then to their networks. Sessions in progress are skipped until
 * they end, because bans need the full address. Internal: not scoped.
 */
export async function truncateAddresses(db: Db, before: Date, signal?: AbortSignal): Promise<void> {
  for (;;) {
    signal?.throwIfAborted();
    // The batch stays far below the statement timeout; locked rows are truncated in the next run.
    const { numAffectedRows = 0n } = await sql`with whole as materialized (
        select id from listener_sessions
        where started_at < ${before} and ended_at is not null and ${isWhole}
        order by started_at limit ${cutAtOnce} for update skip locked)
      update listener_sessions s
      set address = network(set_masklen(s.address, case family(s.address) when 4 then 24 else 48 end))
      from whole where s.id = whole.id`.execute(db);
    if (numAffectedRows < cutAtOnce) return;
  }
}

/** Deletes ended sessions that began before then. Internal: not scoped. */
export async function purgeListenerSessions(db: Db, before: Date, signal?: AbortSignal): Promise<void> {
  const where = sql`started_at < ${before} and ended_at is not null`;
  await deleteInBatches(db, { table: 'listener_sessions', where, signal });
}
