import {
  type ListenerClass,
  limits,
  robotClasses,
  type StatisticsCounting,
  type StatisticsDimension,
} from '@unmuted/api/contract';
import { type RawBuilder, sql } from 'kysely';

/** `total`: all sessions. */
export type Dimension = StatisticsDimension | 'total';

/** Which sessions to include, and how to count them. */
export interface SessionFilter {
  readonly counting: StatisticsCounting;
  readonly bots: boolean;
  readonly mount: string | null;
  readonly country: string | null;
  readonly class: ListenerClass | null;
  readonly player: string | null;
  /** Whether demo data is wanted: never both kinds. */
  readonly sample: boolean;
}

/** The value of a dimension for a session `s` as text; empty if unknown. */
export function lineOf(dimension: Dimension, now: Date): RawBuilder<string> {
  return {
    total: sql<string>`''::text`,
    country: sql<string>`coalesce(s.country, '')`,
    player: sql<string>`coalesce(s.player, '')`,
    class: sql<string>`s.class`,
    stream: sql<string>`s.mount`,
    length: lengthOf(now),
    // The page is stored as origin and path.
    referrer: sql<string>`coalesce(substring(s.referrer from '^[a-z]+://([^/]+)'), '')`,
  }[dimension];
}

/** The duration of a session `s`; of an open one, until now. */
export const duration = (now: Date): RawBuilder<unknown> =>
  sql`(coalesce(s.ended_at, greatest(${now}::timestamptz, s.started_at)) - s.started_at)`;

export const isActive = (now: Date): RawBuilder<boolean> =>
  sql`(${duration(now)} >= ${`${limits.activeSessionS} seconds`}::interval)`;

export const isRobot = sql<boolean>`(s.class in (${sql.join(robotClasses)}))`;

/** The values of the contract's `sessionLengths`. */
function lengthOf(now: Date): RawBuilder<string> {
  const lasted = duration(now);
  return sql`(case when ${lasted} < interval '1 minute' then '0-1' when ${lasted} < interval '5 minutes' then '1-5'
    when ${lasted} < interval '15 minutes' then '5-15' when ${lasted} < interval '1 hour' then '15-60'
    when ${lasted} < interval '3 hours' then '60-180' else '180-' end)`;
}

/** An explicitly requested class is included even if it is not human. */
export function isWanted(filter: SessionFilter): RawBuilder<unknown> {
  const terms = [
    sql`s.sample = ${filter.sample}`,
    filter.mount !== null && sql`s.mount = ${filter.mount}`,
    filter.country !== null && sql`s.country = ${filter.country}`,
    filter.class !== null && sql`s.class = ${filter.class}`,
    filter.player !== null && sql`s.player = ${filter.player}`,
    filter.class === null && !filter.bots && sql`not ${isRobot}`,
  ].filter((term) => term !== false);
  return sql.join(terms, sql` and `);
}

/** Longer sessions are rare and have a separate index. */
const long = sql`interval '6 hours'`;

/** Sessions `s` of a cast, an id or a column, that overlap a span or began in it. */
export function present(
  castId: string | RawBuilder<unknown>,
  { from, to }: { from: Date; to: Date },
): RawBuilder<unknown> {
  const of = (where: RawBuilder<unknown>) => sql`select s.* from listener_sessions s
    where s.cast_id = ${castId} and ${where}`;
  const before = sql`s.started_at < ${from}::timestamptz - ${long}`;
  return sql`${of(sql`s.started_at >= ${from} and s.started_at < ${to}`)}
    union all ${of(sql`s.started_at >= ${from}::timestamptz - ${long} and s.started_at < ${from}
      and (s.ended_at > ${from} or s.ended_at is null)`)}
    union all ${of(sql`${before} and s.ended_at > ${from} and s.ended_at - s.started_at > ${long}`)}
    union all ${of(sql`${before} and s.ended_at is null`)}`;
}

/** Milliseconds of a session `s` within a span, as an integer in floating point: exact and fast to sum. */
export function presence({ from, to }: { from: unknown; to: unknown }, now: Date): RawBuilder<number> {
  return sql`greatest(0, round(date_part('epoch', least(coalesce(s.ended_at, ${now}::timestamptz), (${to})::timestamptz)
    - greatest(s.started_at, (${from})::timestamptz)) * 1000))`;
}
