import {
  deleteDaysFrom,
  findFirstStart,
  findRollUpState,
  listCandidates,
  lockSessionRollUps,
  type RollUpState,
  saveRolledUntil,
  takeDueHours,
} from '#/modules/statistics/statistics/roll-up-sessions.repository.ts';
import { writeSessionDay } from '#/modules/statistics/statistics/session-days.repository.ts';
import type { Db, Tx } from '#/platform/db/schema.ts';
import { laterDay, type Zone, zoneOf } from '#/platform/lib/time-zone.ts';

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;
/** The day on which DST starts. */
const shortestDayMs = 22 * hourMs;
/** A day is processed once open sessions no longer change it: the longest duration class starts at three hours. */
const settledAfterMs = 3 * hourMs;

interface RollUpDeps {
  readonly db: Db;
  /** Aborted on shutdown: completed days are kept, and the next run continues. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Rolls up the sessions of each cast by days in its time zone: completed days in order, and days changed since. A day
 * is always computed from all its sessions, so repetition and order do not matter. Days older than the session
 * retention are unchanged. Returns the number of days. Internal: not scoped.
 */
export async function rollUpSessions(
  { db, signal }: RollUpDeps,
  now: Date,
  retentionDays: number,
): Promise<number> {
  let days = 0;
  for (const id of await listCandidates(db, new Date(now.getTime() - shortestDayMs - settledAfterMs))) {
    const step = () => db.transaction().execute((tx) => rollUpSome(tx, id, now, retentionDays));
    for (let rolled = await step(); rolled > 0; rolled = await step()) {
      signal?.throwIfAborted();
      days += rolled;
    }
  }
  return days;
}

/** Rolls up the next day or some due days of a cast; returns 0 when nothing is due. */
async function rollUpSome(tx: Tx, castId: string, now: Date, retentionDays: number): Promise<number> {
  await lockSessionRollUps(tx);
  const state = await findRollUpState(tx, castId);
  if (!state) return 0;
  const zone = zoneOf(state.zone);
  const until =
    state.rolledZone === state.zone ? state.until : await restart(tx, { ...state, zone, now, retentionDays });
  if (until === null) return 0;
  const day = zone.dayOf(until.getTime());
  const next = zone.beginOf(laterDay(day, 1));
  if (next.getTime() + settledAfterMs > now.getTime())
    return rollUpDue(tx, { castId, zone, until, now, retentionDays });
  await takeDueHours(tx, castId, { from: until, to: next });
  await writeSessionDay(tx, { castId, zone, day, now });
  await saveRolledUntil(tx, { castId, zone: zone.name, until: next });
  return 1;
}

interface DueWanted {
  readonly castId: string;
  readonly zone: Zone;
  readonly until: Date;
  readonly now: Date;
  readonly retentionDays: number;
}

/** Must run before any read: later changes mark their hours as due again, and uncommitted ones stay due. */
async function rollUpDue(tx: Tx, { castId, zone, until, now, retentionDays }: DueWanted): Promise<number> {
  const hours = await takeDueHours(tx, castId, { to: until });
  const days = dueDays(zone, hours).filter((day) => {
    const begin = zone.beginOf(day);
    return begin < until && begin.getTime() > now.getTime() - retentionDays * dayMs;
  });
  for (const day of days) await writeSessionDay(tx, { castId, zone, day, now });
  return hours.length;
}

/** The days that contain these hours: one UTC hour may belong to two. */
export function dueDays(zone: Zone, hours: readonly Date[]): string[] {
  const days = hours.flatMap((hour) => [zone.dayOf(hour.getTime()), zone.dayOf(hour.getTime() + hourMs - 1)]);
  return [...new Set(days)].sort();
}

interface NewZone extends Pick<RollUpState, 'id' | 'rolledZone'> {
  readonly zone: Zone;
  readonly now: Date;
  readonly retentionDays: number;
}

/**
 * The start after a time zone change: the first day with all its sessions. Earlier days are kept, except the day of
 * the first session in the old zone: with the date of the day before, it would count the same listening twice.
 */
async function restart(tx: Tx, { id, rolledZone, zone, now, retentionDays }: NewZone): Promise<Date | null> {
  const first = await findFirstStart(tx, id);
  if (!first) return null;
  const retainedFrom = new Date(now.getTime() - retentionDays * dayMs);
  const isComplete = first > retainedFrom;
  const day = isComplete ? zone.dayOf(first.getTime()) : laterDay(zone.dayOf(retainedFrom.getTime()), 1);
  const before = isComplete && rolledZone !== null ? zoneOf(rolledZone).dayOf(first.getTime()) : day;
  await deleteDaysFrom(tx, id, before.localeCompare(day) < 0 ? before : day);
  return zone.beginOf(day);
}
