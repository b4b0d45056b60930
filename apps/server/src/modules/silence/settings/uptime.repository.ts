import { type RawBuilder, sql } from 'kysely';
import { ownStation } from '#/modules/silence/settings/watch.repository.ts';
import type { Scope } from '#/platform/auth/scope.ts';
import type { Db, Tx } from '#/platform/db/schema.ts';

type Executor = Db | Tx;

/** Seconds of one day in the time zone of a station. */
export interface DayRow {
  readonly station_id: string;
  readonly date: string;
  readonly on_air: number;
  readonly alarm: number;
  readonly off_air: number;
  /** So far. */
  readonly length: number;
}

/** Seconds of the last day, week and month. */
export interface UptimeRow {
  readonly station_id: string;
  readonly day_on_air: number;
  readonly day_known: number;
  readonly week_on_air: number;
  readonly week_known: number;
  readonly month_on_air: number;
  readonly month_known: number;
}

const daysShown = 90;
/** Longer than the days shown, wherever the station is. */
const mostDays = daysShown + 2;

/** Verdicts with sound, and those that say nothing about the stream. */
const isSound = sql`verdict in ('on_air', 'quiet')`;
const isKnown = sql`verdict not in ('cannot_check', 'waiting')`;

/**
 * What was heard of stations `s`, until now. What a server that has stopped wrote last ends with its last check: nobody knows how long it
 * lasted.
 */
const spans = (condition: RawBuilder<boolean>, { from, now }: { from: RawBuilder<unknown>; now: Date }) =>
  sql`(select * from (
    select p.station_id, s.timezone, p.verdict, greatest(p.began_at, ${from}) as began,
      least(coalesce(p.ended_at, case when w.lease_until > ${now} then ${now}::timestamptz else w.checked_at end,
        p.began_at), ${now}::timestamptz) as ended
    from silence_spans p join stations s on s.id = p.station_id
    left join silence_watches w on w.station_id = p.station_id
    where ${condition} and p.began_at < ${now} and (p.ended_at is null or p.ended_at > ${from})
  ) as each where ended > began)`;

const ago = (now: Date, days: number) => sql`${now}::timestamptz - ${days} * interval '24 hours'`;

/** The condition decides which stations `s` are read. */
async function readDays(db: Executor, condition: RawBuilder<boolean>, now: Date): Promise<DayRow[]> {
  const { rows } = await sql<DayRow>`with days as (
      select s.id as station_id, day, day at time zone s.timezone as began,
        least((day + interval '1 day') at time zone s.timezone, ${now}::timestamptz) as ended
      from stations s cross join lateral generate_series(
        date_trunc('day', ${now}::timestamptz at time zone s.timezone) - ${daysShown - 1} * interval '1 day',
        date_trunc('day', ${now}::timestamptz at time zone s.timezone), interval '1 day') as day
      where ${condition}
    ), pieces as (
      select station_id, day, verdict, extract(epoch from
        least(ended, (day + interval '1 day') at time zone timezone) - greatest(began, day at time zone timezone)) as s
      from ${spans(condition, { from: ago(now, mostDays), now })} as each
      cross join lateral generate_series(date_trunc('day', began at time zone timezone),
        ended at time zone timezone, interval '1 day') as day
    ), sums as (
      select station_id, day, coalesce(sum(s) filter (where ${isSound}), 0) as on_air,
        coalesce(sum(s) filter (where verdict = 'off_air'), 0) as off_air,
        coalesce(sum(s) filter (where ${isKnown}), 0) as known
      from pieces group by station_id, day
    )
    select d.station_id, to_char(d.day, 'YYYY-MM-DD') as date, coalesce(u.on_air, 0)::int as on_air,
      coalesce(u.off_air, 0)::int as off_air, coalesce(u.known - u.on_air - u.off_air, 0)::int as alarm,
      extract(epoch from d.ended - d.began)::int as length
    from days d left join sums u on u.station_id = d.station_id and u.day = d.day
    order by d.station_id, d.day`.execute(db);
  return rows;
}

/** The last 90 days of the stations that the scope may see, oldest first. */
export const listDays = (db: Executor, scope: Scope, ids: readonly string[], now: Date): Promise<DayRow[]> =>
  readDays(db, sql`s.id = any(${[...ids]}) and ${ownStation(scope)}`, now);

/** The last 90 days of a station with a status page; public. */
export const listPublicDays = (db: Db, stationId: string, now: Date): Promise<DayRow[]> =>
  readDays(db, sql`s.id = ${stationId}`, now);

/** Stations without a span are missing. */
export async function listUptimes(
  db: Executor,
  scope: Scope,
  ids: readonly string[],
  now: Date,
): Promise<UptimeRow[]> {
  const condition = sql<boolean>`s.id = any(${[...ids]}) and ${ownStation(scope)}`;
  const within = (days: number, filter: RawBuilder<unknown>) => sql`coalesce(sum(extract(epoch from
    ended - greatest(began, ${ago(now, days)}))) filter (where ended > ${ago(now, days)} and ${filter}), 0)::float8`;
  const { rows } = await sql<UptimeRow>`select station_id,
      ${within(1, isSound)} as day_on_air, ${within(1, isKnown)} as day_known,
      ${within(7, isSound)} as week_on_air, ${within(7, isKnown)} as week_known,
      ${within(30, isSound)} as month_on_air, ${within(30, isKnown)} as month_known
    from ${spans(condition, { from: ago(now, 30), now })} as each group by station_id`.execute(db);
  return rows;
}
