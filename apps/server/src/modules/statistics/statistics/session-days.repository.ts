import { statisticsDimensions } from '@unmuted/api/contract';
import { type RawBuilder, sql } from 'kysely';
import {
  type Dimension,
  isActive,
  isRobot,
  lineOf,
  presence,
  present,
} from '#/modules/statistics/statistics/session-filter.repository.ts';
import { deleteInBatches } from '#/platform/db/delete-in-batches.ts';
import type { Db, Tx } from '#/platform/db/schema.ts';
import { laterDay, offsetSpans, type Zone } from '#/platform/lib/time-zone.ts';

const dimensions: readonly Dimension[] = ['total', ...statisticsDimensions];
/** Dimensions that support filters also store hours. */
const withHours: readonly Dimension[] = ['total', 'stream', 'country', 'class', 'player'];
/** A longer absence counts as new, because no range is longer. */
const gapsAtMost = 367;

interface DayWanted {
  readonly castId: string;
  readonly zone: Zone;
  readonly day: string;
  readonly now: Date;
}

/** Recomputes a day from all its sessions. Internal: not scoped. */
export async function writeSessionDay(tx: Tx, wanted: DayWanted): Promise<void> {
  const { castId, day } = wanted;
  await sql`delete from session_days where cast_id = ${castId} and day = ${day}::date`.execute(tx);
  await insertSessionDay(tx, wanted, false);
  if (await hasSampleSessions(tx, castId)) await insertSessionDay(tx, wanted, true);
}

async function hasSampleSessions(tx: Tx, castId: string): Promise<boolean> {
  const { rows } =
    await sql`select from listener_sessions where cast_id = ${castId} and sample limit 1`.execute(tx);
  return rows.length > 0;
}

/** Writes the rows of recorded or of sample sessions. */
async function insertSessionDay(
  tx: Tx,
  { castId, zone, day, now }: DayWanted,
  sample: boolean,
): Promise<void> {
  const span = { from: zone.beginOf(day), to: zone.beginOf(laterDay(day, 1)) };
  await sql`insert into session_days
    with mine as materialized (
      select s.*, ${isRobot} as robot, ${isActive(now)} as is_active, s.started_at >= ${span.from} as is_inside,
        ${presence(span, now)} as ms
      from (${present(castId, span)}) as s where s.sample = ${sample}
    ),
    lines as materialized (
      select mine.*, line.dimension, line.value from mine cross join lateral ${linesOf(sql`mine`, dimensions, now)}
    ),
    sums as (
      select dimension, value, robot, (count(*) filter (where is_inside))::int as starts,
        (count(*) filter (where is_inside and is_active))::int as active,
        sum(ms) as listened_ms, coalesce(sum(ms) filter (where is_active), 0) as active_ms
      from lines group by 1, 2, 3
    ),
    hours as (${hoursOf(zone, span, now)}),
    begun as (${beginsOf(zone, span)}),
    last as materialized (
      select who, s.* from (select distinct person as who from mine where is_inside) as people
      left join lateral (
        select s.* from listener_sessions s
        where s.cast_id = ${castId} and s.person = who and s.started_at < ${span.from} and s.sample = ${sample}
        order by s.started_at desc limit 1
      ) as s on true
    ),
    reach as (${reachOf({ castId, zone, day, now }, sample)})
    select ${castId}::uuid, sums.dimension, ${day}::date, sums.value, sums.robot, starts, active, listened_ms, active_ms,
      hours_ms, active_hours_ms,
      coalesce(gaps, '{}'), coalesce(persons, '{0}'), coalesce(returning_persons, '{0}'),
      coalesce(active_gaps, '{}'), coalesce(active_persons, '{0}'), coalesce(active_returning, '{0}'),
      starts_by_hour, active_by_hour, ${sample}
    from sums
    left join hours using (dimension, value, robot)
    left join begun using (dimension, value, robot)
    left join (select dimension, value, robot, gaps, persons, returning_persons
      from reach where not is_active) as any_reach using (dimension, value, robot)
    left join (select dimension, value, robot, gaps as active_gaps, persons as active_persons,
        returning_persons as active_returning
      from reach where is_active) as active_reach using (dimension, value, robot)`.execute(tx);
}

/** One row for each dimension of a session. */
function linesOf(session: RawBuilder<unknown>, of: readonly Dimension[], now: Date): RawBuilder<unknown> {
  const rows = of.map((dimension) => sql`(${sql.lit(dimension)}, ${lineOf(dimension, now)})`);
  return sql`(select line.* from (select ${session}.*) as s
    cross join lateral (values ${sql.join(rows)}) as line (dimension, value)) as line`;
}

interface Moments {
  readonly from: Date;
  readonly to: Date;
}

/** UTC offsets of a time zone as a relation `zone`. */
function offsetsOf(zone: Zone, { from, to }: Moments): RawBuilder<unknown> {
  const offsets = offsetSpans(zone, from.getTime(), to.getTime()).map(
    ({ fromMs, toMs, offsetMs }) =>
      sql`(${new Date(fromMs)}::timestamptz, ${new Date(toMs)}::timestamptz, ${`${offsetMs} milliseconds`}::interval)`,
  );
  return sql`(values ${sql.join(offsets)}) as zone (began, ended, offset_by)`;
}

/** Session starts by local hour: an array of 24 for all sessions. */
function beginsOf(zone: Zone, span: Moments): RawBuilder<unknown> {
  return sql`
    select 'total' as dimension, '' as value, robot, array_agg(starts order by hour) as starts_by_hour,
      array_agg(active order by hour) as active_by_hour
    from (
      select robots.robot, hour, coalesce(starts, 0) as starts, coalesce(active, 0) as active
      from (select distinct robot from mine) as robots
      cross join generate_series(0, 23) as hour
      left join (
        select robot, extract(hour from (started_at + offset_by) at time zone 'UTC')::int as hour,
          count(*)::int as starts, (count(*) filter (where is_active))::int as active
        from mine join ${offsetsOf(zone, span)} on started_at >= began and started_at < ended
        where is_inside group by 1, 2
      ) as known using (robot, hour)
    ) as whole
    group by robot`;
}

/** Listening time by local hour: an array of 24 per row. */
function hoursOf(zone: Zone, { from, to }: Moments, now: Date): RawBuilder<unknown> {
  const part = { from: sql`quarter`, to: sql`quarter + interval '15 minutes'` };
  return sql`
    select dimension, value, robot, array_agg(ms order by hour) as hours_ms,
      array_agg(active_ms order by hour) as active_hours_ms
    from (
      select keys.dimension, keys.value, keys.robot, hour, coalesce(ms, 0) as ms, coalesce(active_ms, 0) as active_ms
      from (select distinct dimension, value, robot from lines where dimension in (${sql.join(withHours)})) as keys
      cross join generate_series(0, 23) as hour
      left join (
        select dimension, value, robot,
          extract(hour from (quarter + offset_by) at time zone 'UTC')::int as hour,
          sum(${presence(part, now)}) as ms, sum(${presence(part, now)}) filter (where is_active) as active_ms
        from lines as s
        cross join lateral generate_series(date_bin('15 minutes', greatest(s.started_at, ${from}), 'epoch'),
          least(coalesce(s.ended_at, ${now}::timestamptz), ${to}) - interval '1 microsecond',
          interval '15 minutes') as quarter
        join ${offsetsOf(zone, { from, to })} on quarter >= began and quarter < ended
        where dimension in (${sql.join(withHours)})
        group by 1, 2, 3, 4
      ) as known using (dimension, value, robot, hour)
    ) as whole
    group by 1, 2, 3`;
}

/**
 * Number of listeners by days since their previous session, for all and for active sessions. Usually the previous
 * session has the same dimension value; otherwise the last session with that value is looked up. The first session of
 * the day determines whether a listener is returning, see `countPersons`.
 */
function reachOf({ castId, zone, day, now }: DayWanted, sample: boolean): RawBuilder<unknown> {
  const begins = Array.from({ length: gapsAtMost }, (_, index) =>
    zone.beginOf(laterDay(day, index + 1 - gapsAtMost)),
  );
  const [from] = begins.slice(-1);
  const isSameLine = sql`s.sample = ${sample} and ${isRobot} = p.robot and (not p.is_active or ${isActive(now)}) and case p.dimension ${sql.join(
    dimensions.map((dimension) => sql`when ${sql.lit(dimension)} then ${lineOf(dimension, now)} = p.value`),
    sql` `,
  )} end`;
  return sql`
    select dimension, value, robot, is_active,
      array_agg(gap order by gap) filter (where gap is not null) as gaps,
      max(all_persons) || coalesce(array_agg(all_persons - persons order by gap) filter (where gap is not null), '{}') as persons,
      max(all_back) || coalesce(array_agg(all_back - back order by gap) filter (where gap is not null), '{}') as returning_persons
    from (
      select dimension, value, robot, is_active, gap,
        (sum(persons) over (line order by gap))::int as persons, (sum(persons) over line)::int as all_persons,
        (sum(back) over (line order by gap))::int as back, (sum(back) over line)::int as all_back
      from (
        select dimension, value, robot, p.is_active,
          (${gapsAtMost} - nullif(width_bucket(
            case when s.id is null then null when ${isSameLine} then s.started_at else (
              select s.started_at from listener_sessions s
              where s.cast_id = ${castId} and s.person = p.person and s.started_at < ${from} and ${isSameLine}
              order by s.started_at desc limit 1) end,
            ${begins}::timestamptz[]), 0))::smallint as gap,
          count(*)::int as persons, (count(*) filter (where first % 2 = 1))::int as back
        from (
          select dimension, value, robot, person, counting.is_active,
            min((date_part('epoch', started_at) * 1000)::bigint * 2 + is_returning::int) as first
          from lines cross join (values (false), (true)) as counting (is_active)
          where is_inside and (lines.is_active or not counting.is_active)
          group by 1, 2, 3, 4, 5
        ) as p
        join last as s on s.who = p.person
        group by 1, 2, 3, 4, 5
      ) as by_gap
      window line as (partition by dimension, value, robot, is_active)
    ) as away
    group by 1, 2, 3, 4`;
}

/** Deletes days before a moment. Internal: not scoped. */
export async function purgeSessionDays(db: Db, before: Date, signal?: AbortSignal): Promise<void> {
  const where = sql`day < ${before.toISOString().slice(0, 10)}::date`;
  await deleteInBatches(db, { table: 'session_days', where, signal });
}

/** The caller must have checked the scope of the cast. Remaining sessions are rolled up again. */
export async function forgetSessionDays(tx: Tx, castId: string): Promise<void> {
  await tx.deleteFrom('session_days').where('cast_id', '=', castId).execute();
  await tx.deleteFrom('session_days_until').where('cast_id', '=', castId).execute();
}
