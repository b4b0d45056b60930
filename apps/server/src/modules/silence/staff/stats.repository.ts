import type { SilenceStats } from '@unmuted/api/contract';
import { type RawBuilder, sql } from 'kysely';
import { type OwnerRow, ownerColumns, ownerJoins } from '#/modules/silence/staff/wall.repository.ts';
import type { AdminScope } from '#/platform/auth/scope.ts';
import type { Db } from '#/platform/db/schema.ts';

export interface StatsRange {
  readonly from: Date;
  readonly to: Date;
  readonly now: Date;
}

/** Incidents that began within the range, without tests and parts of others; a lasting one counts until now. */
const incidents = ({ from, to, now }: StatsRange) => sql`(select *,
    extract(epoch from coalesce(ended_at, ${now}::timestamptz) - started_at) / 60 as minutes
  from silence_incidents where not is_test and merged_into is null and started_at >= ${from} and started_at < ${to})`;
const real = sql`not is_false_alarm`;
const minutesOf = sql`coalesce(sum(minutes) filter (where ${real}), 0)::float8 as minutes`;
const count = (filter: RawBuilder<unknown>) => sql`(count(*) filter (where ${filter}))::int`;

type Totals = Pick<
  SilenceStats,
  | 'watched'
  | 'incidents'
  | 'falseAlarms'
  | 'minutes'
  | 'listenersLost'
  | 'listenerMinutes'
  | 'mttaMin'
  | 'mttrMin'
  | 'acknowledged'
>;

export async function sumIncidents(db: Db, _scope: AdminScope, range: StatsRange): Promise<Totals> {
  const { rows } = await sql<Totals>`select (select count(*)::int from silence_watches) as watched,
      count(*)::int as incidents, ${count(sql`is_false_alarm`)} as "falseAlarms", ${minutesOf},
      coalesce(sum(listeners_lost) filter (where ${real}), 0)::int as "listenersLost",
      coalesce(sum(listener_minutes) filter (where ${real}), 0)::float8 as "listenerMinutes",
      (avg(extract(epoch from acknowledged_at - raised_at) / 60) filter (where ${real}))::float8 as "mttaMin",
      (avg(minutes) filter (where ${real} and ended_at is not null))::float8 as "mttrMin",
      ${count(sql`${real} and acknowledged_at is not null`)} as acknowledged
    from ${incidents(range)} as i`.execute(db);
  const [totals] = rows;
  if (!totals) throw new Error('A sum has one row.');
  return totals;
}

/** Each day in UTC. */
export async function listStatDays(
  db: Db,
  _scope: AdminScope,
  range: StatsRange,
): Promise<SilenceStats['days']> {
  const { rows } = await sql<SilenceStats['days'][number]>`select to_char(day, 'YYYY-MM-DD') as date,
      count(i.id)::int as incidents, ${minutesOf}, ${count(sql`is_false_alarm`)} as "falseAlarms"
    from generate_series(date_trunc('day', ${range.from}::timestamptz at time zone 'UTC'),
      (${range.to}::timestamptz - interval '1 microsecond') at time zone 'UTC', interval '1 day') as day
    left join ${incidents(range)} as i on date_trunc('day', i.started_at at time zone 'UTC') = day
    group by day order by day`.execute(db);
  return rows;
}

export async function countKinds(
  db: Db,
  _scope: AdminScope,
  range: StatsRange,
): Promise<SilenceStats['kinds']> {
  const { rows } = await sql<
    SilenceStats['kinds'][number]
  >`select kind, count(*)::int as incidents, ${minutesOf}
    from ${incidents(range)} as i group by kind order by 2 desc, 1`.execute(db);
  return rows;
}

export async function countHours(
  db: Db,
  _scope: AdminScope,
  range: StatsRange,
): Promise<SilenceStats['hours']> {
  const { rows } = await sql<SilenceStats['hours'][number]>`select
      extract(isodow from started_at at time zone 'UTC')::int as weekday,
      extract(hour from started_at at time zone 'UTC')::int as hour, count(*)::int as incidents
    from ${incidents(range)} as i where ${real} group by 1, 2 order by 1, 2`.execute(db);
  return rows;
}

export interface WorstRow extends OwnerRow {
  readonly id: string;
  readonly service_id: string;
  readonly name: string;
  readonly incidents: number;
  readonly minutes: number;
  readonly listener_minutes: number;
}

/** The stations with the most lost listener minutes; those without a stream have no page of staff. */
export async function listWorst(
  db: Db,
  _scope: AdminScope,
  { most, ...range }: StatsRange & { readonly most: number },
): Promise<WorstRow[]> {
  const { rows } = await sql<WorstRow>`select s.id, v.id as service_id, s.name, ${ownerColumns}, i.incidents,
      i.minutes, i.listener_minutes
    from (select station_id, count(*)::int as incidents, ${minutesOf},
        coalesce(sum(listener_minutes), 0)::float8 as listener_minutes
      from ${incidents(range)} as each where ${real} group by station_id) as i
    join stations s on s.id = i.station_id
    join streaming_services v on v.id = s.service_id and v.account_id = s.account_id ${ownerJoins}
    order by i.listener_minutes desc, i.minutes desc, s.id limit ${most}`.execute(db);
  return rows;
}

/** How many stations have each share of known time with sound, by the lower bound of its class. */
export async function countUptimes(
  db: Db,
  _scope: AdminScope,
  { from, to, now, bounds }: StatsRange & { readonly bounds: readonly number[] },
): Promise<SilenceStats['uptime']> {
  const { rows } = await sql<SilenceStats['uptime'][number]>`with shares as (
      select sum(s) filter (where verdict in ('on_air', 'quiet')) / sum(s) as share
      from (select p.station_id, p.verdict, extract(epoch from
          least(coalesce(p.ended_at, case when w.lease_until > ${now} then ${now}::timestamptz else w.checked_at end,
            p.began_at), ${to}::timestamptz) - greatest(p.began_at, ${from}::timestamptz)) as s
        from silence_spans p left join silence_watches w on w.station_id = p.station_id
        where p.verdict not in ('cannot_check', 'waiting') and p.began_at < ${to}
          and (p.ended_at is null or p.ended_at > ${from})) as each
      where s > 0 group by station_id
    )
    select bound::float8 as "from", (select count(*)::int from shares where coalesce(share, 0) >= bound
        and (upper is null or coalesce(share, 0) < upper)) as stations
    from (select bound, lead(bound) over (order by bound) as upper from unnest(${[...bounds]}::numeric[]) as bound) as b
    order by bound`.execute(db);
  return rows;
}

export async function countSettings(db: Db, _scope: AdminScope): Promise<SilenceStats['settings']> {
  const { rows } = await sql<SilenceStats['settings'][number]>`select
      (settings ->> 'thresholdDb')::int as "thresholdDb", (settings ->> 'silenceS')::int as "silenceS",
      count(*)::int as stations
    from silence_settings t join silence_watches w on w.station_id = t.station_id
    group by 1, 2 order by 3 desc, 1 desc, 2`.execute(db);
  return rows;
}
