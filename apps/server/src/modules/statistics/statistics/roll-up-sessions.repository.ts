import { sql } from 'kysely';
import type { Db, Tx } from '#/platform/db/schema.ts';

/** An arbitrary advisory lock id: one server at a time rolls up sessions. */
const lockId = 7_285_463_005;
/** One more than the longest day. */
const hoursAtOnce = 26;

/** Blocks other roll-ups of sessions until the transaction ends. */
export async function lockSessionRollUps(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lockId})`.execute(tx);
}

/**
 * Casts that may have due days or whose next day began before `before`: usually few. `min` reads one entry of an index
 * for each cast; `exists` within `or` scans the whole table for a cast without sessions. Internal: not scoped.
 */
export async function listCandidates(db: Db, before: Date): Promise<string[]> {
  const { rows } = await sql<{
    id: string;
  }>`select casts.id from casts left join session_days_until u on u.cast_id = casts.id
    where case when until is null
      then (select min(s.started_at) from listener_sessions s where s.cast_id = casts.id) is not null
      else zone <> timezone or until <= ${before}
        or (select min(hour) from session_due d where d.cast_id = casts.id) < until end
    order by casts.id`.execute(db);
  return rows.map((row) => row.id);
}

export interface RollUpState {
  readonly id: string;
  readonly zone: string;
  /** The time zone of the stored days. */
  readonly rolledZone: string | null;
  readonly until: Date | null;
}

export async function findRollUpState(tx: Tx, castId: string): Promise<RollUpState | undefined> {
  const { rows } =
    await sql<RollUpState>`select id, timezone as zone, session_days_until.zone as "rolledZone", until
    from casts left join session_days_until on cast_id = id where id = ${castId}`.execute(tx);
  return rows[0];
}

/** Removes due hours and returns them. Rows locked by a writer are left for the next run. */
export async function takeDueHours(
  tx: Tx,
  castId: string,
  { from, to }: { readonly from?: Date; readonly to: Date },
): Promise<Date[]> {
  const { rows } = await sql<{ hour: Date }>`delete from session_due where cast_id = ${castId} and hour in (
      select hour from session_due
      where cast_id = ${castId} and hour < ${to} and ${from ? sql`hour >= ${from}` : sql`true`}
      order by hour desc limit ${hoursAtOnce} for update skip locked)
    returning hour`.execute(tx);
  return rows.map(({ hour }) => hour);
}

/** Stores the end of the last completed day. */
export async function saveRolledUntil(
  tx: Tx,
  { castId, zone, until }: { readonly castId: string; readonly zone: string; readonly until: Date },
): Promise<void> {
  await sql`insert into session_days_until (cast_id, zone, until) values (${castId}, ${zone}, ${until})
    on conflict (cast_id) do update set zone = excluded.zone, until = excluded.until`.execute(tx);
}

/** The start of the first stored session. */
export async function findFirstStart(tx: Tx, castId: string): Promise<Date | null> {
  const { rows } = await sql<{ first: Date | null }>`select min(started_at) as first from listener_sessions
    where cast_id = ${castId}`.execute(tx);
  return rows[0]?.first ?? null;
}

/** Deletes the roll-ups of a day, as `YYYY-MM-DD`, and of all later days. */
export async function deleteDaysFrom(tx: Tx, castId: string, day: string): Promise<void> {
  await sql`delete from session_days where cast_id = ${castId} and day >= ${day}::date`.execute(tx);
}
