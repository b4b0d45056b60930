import { type RawBuilder, sql } from 'kysely';
import { writeSessionDay } from '#/modules/statistics/statistics/session-days.repository.ts';
import type { Db, Tx } from '#/platform/db/schema.ts';
import { laterDay, type Zone, zoneOf } from '#/platform/lib/time-zone.ts';

/** An arbitrary advisory lock id: one server at a time rolls up sessions. */
const lockId = 7_285_463_005;
const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;
/** The day on which DST starts. */
const shortestDayMs = 22 * hourMs;
/** One more than the longest day. */
const hoursAtOnce = 26;
/** A day is processed once open sessions no longer change it: the longest duration class starts at three hours. */
const settledAfterMs = 3 * hourMs;

interface RollUpDeps {
  readonly db: Db;
  /** Aborted on shutdown: completed days are kept, and the next run continues. */
  readonly signal?: AbortSignal | undefined;
}

interface CastState {
  readonly id: string;
  readonly zone: string;
  /** The time zone of the stored days. */
  readonly rolledZone: string | null;
  readonly until: Date | null;
}

/**
 * Rolls up the sessions of each cast by days in its time zone: completed days in order, and days changed since. A day
 * is always computed from all its sessions, so repetition and order do not matter. Days older than the session
 * retention are unchanged. Returns the number of days. Internal: not scoped.
 */
export async function rollUpSessions(
  { db, signal }: RollUpDeps,
  now: Date,
  keptDays: number,
): Promise<number> {
  let days = 0;
  for (const id of await listCandidates(db, now)) {
    const step = () => db.transaction().execute((tx) => rollUpSome(tx, id, now, keptDays));
    for (let rolled = await step(); rolled > 0; rolled = await step()) {
      signal?.throwIfAborted();
      days += rolled;
    }
  }
  return days;
}

/** Casts that may have due days: usually few. */
async function listCandidates(db: Db, now: Date): Promise<string[]> {
  const over = new Date(now.getTime() - shortestDayMs - settledAfterMs);
  const { rows } = await sql<{
    id: string;
  }>`select casts.id from casts left join session_days_until u on u.cast_id = casts.id
    where (until is null and exists (select from listener_sessions s where s.cast_id = casts.id))
      or zone <> timezone or until <= ${over}
      or exists (select from session_due d where d.cast_id = casts.id and hour < until)
    order by casts.id`.execute(db);
  return rows.map((row) => row.id);
}

/** Rolls up the next day or some due days of a cast; returns 0 when nothing is due. */
async function rollUpSome(tx: Tx, castId: string, now: Date, keptDays: number): Promise<number> {
  await sql`select pg_advisory_xact_lock(${lockId})`.execute(tx);
  const state = await findState(tx, castId);
  if (!state) return 0;
  const zone = zoneOf(state.zone);
  const until =
    state.rolledZone === state.zone ? state.until : await beginAnew(tx, { ...state, zone, now, keptDays });
  if (until === null) return 0;
  const day = zone.dayOf(until.getTime());
  const next = zone.beginOf(laterDay(day, 1));
  if (next.getTime() + settledAfterMs > now.getTime())
    return rollUpDue(tx, { castId, zone, until, now, keptDays });
  await takeDue(tx, castId, sql`hour >= ${until} and hour < ${next}`);
  await writeSessionDay(tx, { castId, zone, day, now });
  await sql`insert into session_days_until (cast_id, zone, until) values (${castId}, ${zone.name}, ${next})
    on conflict (cast_id) do update set zone = excluded.zone, until = excluded.until`.execute(tx);
  return 1;
}

interface DueWanted {
  readonly castId: string;
  readonly zone: Zone;
  readonly until: Date;
  readonly now: Date;
  readonly keptDays: number;
}

/** Must run before any read: later changes mark their hours as due again, and uncommitted ones stay due. */
async function rollUpDue(tx: Tx, { castId, zone, until, now, keptDays }: DueWanted): Promise<number> {
  const hours = await takeDue(tx, castId, sql`hour < ${until}`);
  const days = dueDays(zone, hours).filter((day) => {
    const begin = zone.beginOf(day);
    return begin < until && begin.getTime() > now.getTime() - keptDays * dayMs;
  });
  for (const day of days) await writeSessionDay(tx, { castId, zone, day, now });
  return hours.length;
}

/** Rows locked by a writer are left for the next run. */
async function takeDue(tx: Tx, castId: string, which: RawBuilder<unknown>): Promise<Date[]> {
  const { rows } = await sql<{ hour: Date }>`delete from session_due where cast_id = ${castId} and hour in (
      select hour from session_due where cast_id = ${castId} and ${which}
      order by hour desc limit ${hoursAtOnce} for update skip locked)
    returning hour`.execute(tx);
  return rows.map(({ hour }) => hour);
}

/** The days that contain these hours: one UTC hour may belong to two. */
export function dueDays(zone: Zone, hours: readonly Date[]): string[] {
  const days = hours.flatMap((hour) => [zone.dayOf(hour.getTime()), zone.dayOf(hour.getTime() + hourMs - 1)]);
  return [...new Set(days)].sort();
}

async function findState(tx: Tx, castId: string): Promise<CastState | undefined> {
  const { rows } =
    await sql<CastState>`select id, timezone as zone, session_days_until.zone as "rolledZone", until
    from casts left join session_days_until on cast_id = id where id = ${castId}`.execute(tx);
  return rows[0];
}

interface NewZone extends Pick<CastState, 'id' | 'rolledZone'> {
  readonly zone: Zone;
  readonly now: Date;
  readonly keptDays: number;
}

/**
 * The start after a time zone change: the first day with all its sessions. Earlier days are kept, except the day of
 * the first session in the old zone: with the date of the day before, it would count the same listening twice.
 */
async function beginAnew(tx: Tx, { id, rolledZone, zone, now, keptDays }: NewZone): Promise<Date | null> {
  const { rows } = await sql<{ first: Date | null }>`select min(started_at) as first from listener_sessions
    where cast_id = ${id}`.execute(tx);
  const first = rows[0]?.first;
  if (!first) return null;
  const keptFrom = new Date(now.getTime() - keptDays * dayMs);
  const areAllThere = first > keptFrom;
  const day = areAllThere ? zone.dayOf(first.getTime()) : laterDay(zone.dayOf(keptFrom.getTime()), 1);
  const before = areAllThere && rolledZone !== null ? zoneOf(rolledZone).dayOf(first.getTime()) : day;
  await sql`delete from session_days
    where cast_id = ${id} and day >= least(${day}::date, ${before}::date)`.execute(tx);
  return zone.beginOf(day);
}
