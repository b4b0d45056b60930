import { type RawBuilder, sql } from 'kysely';
import { within } from '#/modules/casts/cast/cast-access.repository.ts';
import type { Dimension, SessionFilter } from '#/modules/statistics/statistics/session-filter.repository.ts';
import type { SessionSums, SumsByValue } from '#/modules/statistics/statistics/sessions.repository.ts';
import type { Scope } from '#/platform/auth/scope.ts';
import type { Db } from '#/platform/db/schema.ts';

/** The end of the rolled-up period, and the due hours within it. */
export interface RolledUp {
  readonly zone: string;
  readonly until: Date;
  readonly due: readonly Date[];
}

export async function findRolledUp(
  db: Db,
  scope: Scope,
  castId: string,
  from: Date,
): Promise<RolledUp | undefined> {
  const { rows } = await sql<{ zone: string; until: Date; due: string }>`select zone, until,
      coalesce((select array_agg((date_part('epoch', hour) * 1000)::bigint order by hour) from session_due d
        where d.cast_id = u.cast_id and hour > ${from}::timestamptz - interval '1 hour' and hour < until), '{}')::text
        as due
    from session_days_until u join casts on casts.id = u.cast_id and ${within(scope)}
    where u.cast_id = ${castId}`.execute(db);
  const [found] = rows;
  if (!found) return undefined;
  const due = JSON.parse(`[${found.due.slice(1, -1)}]`) as number[];
  return { ...found, due: due.map((ms) => new Date(ms)) };
}

/** The first stored day. */
export async function findFirstDay(
  db: Db,
  scope: Scope,
  { castId, sample }: { readonly castId: string; readonly sample: boolean },
): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`select min(day)::text as day from session_days
    where cast_id = ${castId} and dimension = 'total' and sample = ${sample}
      and exists (select from casts where casts.id = ${castId} and ${within(scope)})`.execute(db);
  return rows[0]?.day ?? null;
}

/** Full days in the cast's time zone, excluding the end and the given exceptions. */
export interface StoredDays {
  readonly from: string;
  readonly to: string;
  readonly except: readonly string[];
}

/** A dimension, or one value of it. */
export interface StoredLine {
  readonly dimension: Dimension;
  readonly value: string | null;
}

export interface StoredWanted {
  readonly castId: string;
  readonly days: StoredDays;
  readonly line: StoredLine;
  readonly filter: SessionFilter;
}

/** A listener is counted on the first of these days with a session, when the previous session was before the range. */
export async function sumStored(db: Db, scope: Scope, wanted: StoredWanted): Promise<SumsByValue> {
  const { days, filter } = wanted;
  const isActive = filter.counting === 'active';
  const gaps = isActive ? sql`active_gaps` : sql`reach_gaps`;
  const awayLonger = sql`1 + width_bucket((day - ${days.from}::date)::smallint, ${gaps})`;
  const { rows } = await sql<SessionSums & { value: string }>`
    select value, sum(starts)::int as starts, sum(active)::int as active,
      sum(${isActive ? sql`active_ms` : sql`listened_ms`}) as "listenedMs",
      sum((${isActive ? sql`active_persons` : sql`reach_persons`})[${awayLonger}])::int as unique,
      sum((${isActive ? sql`active_returning` : sql`reach_returning`})[${awayLonger}])::int as returning
    from session_days where ${isStored(scope, wanted)} group by value`.execute(db);
  return new Map(rows.map(({ value, ...sums }) => [value, sums]));
}

/** Milliseconds by hour of the week, Monday first. */
export async function sumStoredWeek(
  db: Db,
  scope: Scope,
  wanted: StoredWanted,
): Promise<{ readonly cell: number; readonly listenedMs: number }[]> {
  const hours = wanted.filter.counting === 'active' ? sql`active_hours_ms` : sql`hours_ms`;
  const { rows } = await sql<{ cell: number; listenedMs: number }>`
    select ((extract(isodow from day) - 1) * 24 + place - 1)::int as cell, sum(ms) as "listenedMs"
    from session_days cross join lateral unnest(${hours}) with ordinality as hours (ms, place)
    where ${isStored(scope, wanted)} group by 1`.execute(db);
  return rows;
}

/** Session starts by hour of the week, Monday first. Null if a day was rolled up before these hours were stored. */
export async function sumStoredStarts(
  db: Db,
  scope: Scope,
  wanted: Omit<StoredWanted, 'line'>,
): Promise<{ readonly cell: number; readonly sessions: number }[] | null> {
  const hours = wanted.filter.counting === 'active' ? sql`active_by_hour` : sql`starts_by_hour`;
  const line = { dimension: 'total', value: null } as const;
  const { rows } = await sql<{ cell: number; sessions: number | null }>`
    select ((extract(isodow from day) - 1) * 24 + place - 1)::int as cell,
      case when bool_and(sessions is not null) then sum(sessions)::int end as sessions
    from session_days cross join lateral unnest(coalesce(${hours}, array_fill(null::int, '{24}'))) with ordinality
      as hours (sessions, place)
    where ${isStored(scope, { ...wanted, line })} group by 1`.execute(db);
  const known = rows.filter((row): row is { cell: number; sessions: number } => row.sessions !== null);
  return known.length === rows.length ? known : null;
}

function isStored(scope: Scope, { castId, days, line, filter }: StoredWanted): RawBuilder<unknown> {
  const isPeople = filter.class === null && !filter.bots;
  return sql`cast_id = ${castId} and exists (select from casts where casts.id = ${castId} and ${within(scope)})
    and sample = ${filter.sample} and dimension = ${line.dimension} and day >= ${days.from}::date and day < ${days.to}::date
    and ${days.except.length ? sql`day <> all(${days.except}::date[])` : sql`true`}
    and ${line.value === null ? sql`true` : sql`value = ${line.value}`}
    and ${isPeople ? sql`not robot` : sql`true`}`;
}
