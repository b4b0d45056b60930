import { type RawBuilder, sql } from 'kysely';
import { within } from '#/modules/casts/cast/cast-access.repository.ts';
import type { Span } from '#/modules/casts/listener-counts/spans.ts';
import {
  type Dimension,
  isActive,
  isRobot,
  isWanted,
  lineOf,
  presence,
  present,
  type SessionFilter,
} from '#/modules/statistics/statistics/session-filter.repository.ts';
import type { Scope } from '#/platform/auth/scope.ts';
import type { Db } from '#/platform/db/schema.ts';

export interface Persons {
  readonly unique: number;
  /** Unique listeners whose first session was a return visit. */
  readonly returning: number;
}

/** Sums of the sessions of one value. */
export interface SessionSums extends Persons {
  readonly starts: number;
  readonly active: number;
  /** Of the counted sessions. */
  readonly listenedMs: number;
}

export type SumsByValue = Map<string, SessionSums>;

export interface SessionsWanted {
  readonly castId: string;
  /** Ordered and disjoint. */
  readonly spans: readonly Span[];
  /** Listeners present between this moment and the spans are counted elsewhere. */
  readonly knownFrom?: Date | undefined;
  readonly filter: SessionFilter;
  readonly dimension: Dimension;
  readonly now: Date;
}

/** Sums from the sessions themselves, for any spans and filter; limited to the scope. */
export async function sumSessions(db: Db, scope: Scope, wanted: SessionsWanted): Promise<SumsByValue> {
  const [sums, persons] = await Promise.all([sumLengths(db, scope, wanted), countPersons(db, scope, wanted)]);
  return new Map(sums.map(({ value, ...rest }) => [value, { ...rest, ...(persons.get(value) ?? nobody) }]));
}

const nobody: Persons = { unique: 0, returning: 0 };

async function sumLengths(db: Db, scope: Scope, wanted: SessionsWanted) {
  const { castId, spans, filter, dimension, now } = wanted;
  const counts = counted(filter, now);
  const within = spans.map(
    (span) => sql`select s.*, s.started_at >= ${span.from} as is_inside, ${presence(span, now)} as ms
      from (${present(castId, span)}) as s where ${isWanted(filter)}`,
  );
  const { rows } = await sql<{ value: string; starts: number; active: number; listenedMs: number }>`
    select ${lineOf(dimension, now)} as value, (count(*) filter (where is_inside))::int as starts,
      (count(*) filter (where is_inside and ${isActive(now)}))::int as active,
      coalesce(sum(ms) filter (where ${counts}), 0) as "listenedMs"
    from (${sql.join(within, sql` union all `)}) as s where ${isOwn(scope, castId)}
    group by 1`.execute(db);
  return rows;
}

/**
 * Unique listeners of the sessions that began in the spans. The first session determines whether a listener is
 * returning: its time and that flag are encoded in one number, and each group keeps the minimum.
 */
export async function countPersons(
  db: Db,
  scope: Scope,
  wanted: SessionsWanted,
): Promise<Map<string, Persons>> {
  const { castId, spans, filter, dimension, now, knownFrom } = wanted;
  const within = spans.map(({ from, to }) => sql`(s.started_at >= ${from} and s.started_at < ${to})`);
  // One index lookup per listener: for an anti-join, PostgreSQL may read all later sessions.
  const isNew =
    knownFrom &&
    sql`(select true from listener_sessions s
      where s.cast_id = ${castId} and s.person = persons.person and s.started_at >= ${knownFrom}
        and s.started_at < persons.began and ${isRobot} = persons.robot
        and ${lineOf(dimension, now)} = persons.value and ${isWanted(filter)} and ${counted(filter, now)} limit 1) is null`;
  const { rows } = await sql<{ value: string; unique: number; returning: number }>`
    select value, count(*)::int as unique, (count(*) filter (where first % 2 = 1))::int as returning
    from (
      select ${lineOf(dimension, now)} as value, s.person, ${isRobot} as robot, min(s.started_at) as began,
        min((date_part('epoch', s.started_at) * 1000)::bigint * 2 + s.is_returning::int) as first
      from listener_sessions s
      where s.cast_id = ${castId} and ${isOwn(scope, castId)} and (${sql.join(within, sql` or `)})
        and ${isWanted(filter)} and ${counted(filter, now)}
      group by 1, 2, 3
    ) as persons
    where ${isNew ?? sql`true`}
    group by value`.execute(db);
  return new Map(rows.map(({ value, ...rest }) => [value, rest]));
}

/** Listening time by quarter hour. */
export async function sumByQuarters(
  db: Db,
  scope: Scope,
  { castId, spans, filter, now }: Omit<SessionsWanted, 'dimension' | 'knownFrom'>,
): Promise<{ readonly atMs: number; readonly listenedMs: number }[]> {
  const within = spans.map(
    (span) => sql`select quarter, ${presence(quarterOf, now)} as ms
      from (${present(castId, span)}) as s,
        generate_series(date_bin('15 minutes', greatest(s.started_at, ${span.from}), 'epoch'),
          least(coalesce(s.ended_at, ${now}::timestamptz), ${span.to}) - interval '1 microsecond',
          interval '15 minutes') as quarter
      where ${isWanted(filter)} and ${counted(filter, now)}`,
  );
  const { rows } = await sql<{ atMs: number; listenedMs: number }>`
    select date_part('epoch', quarter) * 1000 as "atMs", sum(ms) as "listenedMs"
    from (${sql.join(within, sql` union all `)}) as parts where ${isOwn(scope, castId)}
    group by quarter`.execute(db);
  return rows;
}

const quarterOf = { from: sql`quarter`, to: sql`quarter + interval '15 minutes'` };

/** Counted sessions by the quarter hour of their start. */
export async function countStarts(
  db: Db,
  scope: Scope,
  { castId, spans, filter, now }: Omit<SessionsWanted, 'dimension' | 'knownFrom'>,
): Promise<{ readonly atMs: number; readonly sessions: number }[]> {
  const within = spans.map(({ from, to }) => sql`(s.started_at >= ${from} and s.started_at < ${to})`);
  const { rows } = await sql<{ atMs: number; sessions: number }>`
    select date_part('epoch', date_bin('15 minutes', s.started_at, 'epoch')) * 1000 as "atMs", count(*)::int as sessions
    from listener_sessions s
    where s.cast_id = ${castId} and ${isOwn(scope, castId)} and (${sql.join(within, sql` or `)})
      and ${isWanted(filter)} and ${counted(filter, now)}
    group by 1`.execute(db);
  return rows;
}

/** The start of the first stored session. */
export async function findFirstSession(
  db: Db,
  scope: Scope,
  { castId, sample }: { readonly castId: string; readonly sample: boolean },
): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`select min(s.started_at) as at from listener_sessions s
    where s.cast_id = ${castId} and s.sample = ${sample} and ${isOwn(scope, castId)}`.execute(db);
  return rows[0]?.at ?? null;
}

/** Whether a mount, possibly a former one, ever had listeners. */
export async function hasSessions(db: Db, scope: Scope, castId: string, mount: string): Promise<boolean> {
  const { rows } = await sql`select from listener_sessions s
    where s.cast_id = ${castId} and ${isOwn(scope, castId)} and s.mount = ${mount} limit 1`.execute(db);
  return rows.length > 0;
}

const counted = ({ counting }: SessionFilter, now: Date): RawBuilder<unknown> =>
  counting === 'active' ? isActive(now) : sql`true`;

const isOwn = (scope: Scope, castId: string): RawBuilder<unknown> =>
  sql`exists (select from casts where casts.id = ${castId} and ${within(scope)})`;
