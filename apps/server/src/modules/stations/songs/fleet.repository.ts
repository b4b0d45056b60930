import type {
  FleetRules,
  NowPlayingFleet,
  NowPlayingFleetQuery,
  NowPlayingFleetRow,
} from '@unmuted/api/contract';
import { type RawBuilder, sql } from 'kysely';
import { countColumns } from '#/modules/stations/songs/now-playing.repository.ts';
import type { AdminScope } from '#/platform/auth/scope.ts';
import { type Found, offsetOf, type Page } from '#/platform/db/pagination.ts';
import type { Db, Row, Tx } from '#/platform/db/schema.ts';
import { contains, wordsOf } from '#/platform/db/search.ts';

/** A station with its owner and what it plays. */
export interface FleetRow {
  id: string;
  name: string;
  owner_id: string;
  owner_name: string;
  account_name: string;
  email: string;
  type: NowPlayingFleetRow['type'];
  source: NowPlayingFleetRow['source'];
  is_paused: boolean;
  feed_problem: string | null;
  kind: Row<'songs'>['kind'] | null;
  raw: string | null;
  artist: string | null;
  title: string | null;
  started_at: Date | null;
  texts: number;
  unknown: number;
}

export type FleetSort = 'station' | 'customer' | 'song' | 'texts' | 'unknown';

export interface FleetWanted extends Page {
  readonly sort: FleetSort;
  readonly isDescending: boolean;
  readonly q: string | undefined;
  readonly show: NowPlayingFleetQuery['show'];
  readonly now: Date;
}

const orders: Readonly<Record<FleetSort, RawBuilder<unknown>>> = {
  station: sql`lower(name) collate "und-x-icu"`,
  customer: sql`lower(account_name) collate "und-x-icu"`,
  song: sql`started_at`,
  texts: sql`texts`,
  unknown: sql`unknown::float / nullif(texts, 0)`,
};

const staleMs = 30 * 60_000;
const dayMs = 24 * 3_600_000;

/** Whether a station is on air without a recent text. */
const staleBefore = (now: Date) => new Date(now.getTime() - staleMs);
const conditions = (now: Date) =>
  ({
    playing: sql`kind = 'song'`,
    stale: sql`is_on_air and not is_paused and (started_at is null or started_at < ${staleBefore(now)})`,
    unknown: sql`unknown > 0`,
    feed_failing: sql`feed_problem is not null`,
    paused: sql`is_paused`,
  }) as const satisfies Readonly<Record<NonNullable<NowPlayingFleetQuery['show']>, RawBuilder<unknown>>>;

/** All stations with what they play. */
function stations(now: Date): RawBuilder<unknown> {
  return sql`(select s.id, s.name, owner.id as owner_id, owner.first_name || ' ' || owner.last_name as owner_name,
      a.name as account_name, owner.email, v.type, coalesce(n.settings ->> 'source', 'stream') as source,
      coalesce((n.settings ->> 'isPaused')::boolean, false) as is_paused, n.feed_problem,
      coalesce(case when c.id is not null then l.on_air else v.paused_at is null and k.state = 'on_air' end, false)
        as is_on_air,
      o.kind, o.raw, o.artist, o.title, o.started_at, coalesce(d.texts, 0) as texts, coalesce(d.unknown, 0) as unknown
    from stations s join accounts a on a.id = s.account_id
    join customers owner on owner.account_id = a.id and owner.role = 'owner'
    left join streaming_services v on v.id = s.service_id
    left join service_checks k on k.service_id = v.id
    left join casts c on c.id = v.cast_id and c.account_id = s.account_id and c.terminated_at is null
    left join cast_live l on l.cast_id = c.id
    left join now_playing n on n.station_id = s.id
    left join songs o on o.station_id = s.id and o.ended_at is null
    left join (select station_id, count(*)::int as texts, count(*) filter (where kind = 'none')::int as unknown
      from songs where started_at >= ${new Date(now.getTime() - dayMs)} group by station_id) d on d.station_id = s.id
  ) as fleet`;
}

/** Staff see the stations of all customers. */
export async function listFleet(db: Db, _scope: AdminScope, wanted: FleetWanted): Promise<Found<FleetRow>> {
  const { sort, isDescending, q, show, now } = wanted;
  const text = sql`concat_ws(' ', name, account_name, owner_name, email, raw)`;
  const filters = [
    sql<boolean>`true`,
    ...wordsOf(q).map((word) => contains(text, word)),
    ...(show === undefined ? [] : [conditions(now)[show]]),
  ];
  const where = sql.join(filters, sql` and `);
  const direction = isDescending ? sql`desc nulls last` : sql`asc nulls last`;
  const [found, counted] = await Promise.all([
    sql<FleetRow>`select * from ${stations(now)} where ${where} order by ${orders[sort]} ${direction}, id
      limit ${wanted.pageSize} offset ${offsetOf(wanted)}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total from ${stations(now)} where ${where}`.execute(db),
  ]);
  return { items: found.rows, total: counted.rows[0]?.total ?? 0 };
}

type FleetCounts = Omit<NowPlayingFleet, 'hours' | 'unparsed' | 'day'>;

export async function countFleet(db: Db, _scope: AdminScope, now: Date): Promise<FleetCounts> {
  const of = conditions(now);
  const { rows } = await sql<FleetCounts>`select count(*)::int as stations,
      count(*) filter (where ${of.playing})::int as playing, count(*) filter (where ${of.stale})::int as stale,
      count(*) filter (where ${of.paused})::int as paused,
      count(*) filter (where ${of.feed_failing})::int as "feedFailing"
    from ${stations(now)}`.execute(db);
  return rows[0] ?? { stations: 0, playing: 0, stale: 0, paused: 0, feedFailing: 0 };
}

export async function countFleetDay(db: Db, _scope: AdminScope, now: Date): Promise<NowPlayingFleet['day']> {
  const { rows } = await sql<NowPlayingFleet['day']>`select ${countColumns} from songs o
    where o.started_at >= ${new Date(now.getTime() - dayMs)}`.execute(db);
  return rows[0] ?? { parsed: 0, corrected: 0, unknown: 0, others: 0 };
}

/** The texts of the last 24 hours by hour, without hours that have none. */
export async function countFleetHours(
  db: Db,
  _scope: AdminScope,
  now: Date,
): Promise<{ at: Date; texts: number; unknown: number }[]> {
  const { rows } = await sql<{ at: Date; texts: number; unknown: number }>`
    select date_trunc('hour', started_at) as at, count(*)::int as texts,
      count(*) filter (where kind = 'none')::int as unknown
    from songs where started_at > ${new Date(now.getTime() - dayMs)} and started_at <= ${now}
    group by 1 order by 1`.execute(db);
  return rows;
}

/** The most frequent texts of the last 24 hours in which no song was found. */
export async function listUnparsed(
  db: Db,
  _scope: AdminScope,
  { now, limit }: { readonly now: Date; readonly limit: number },
): Promise<NowPlayingFleet['unparsed']> {
  const { rows } = await sql<NowPlayingFleet['unparsed'][number]>`
    select min(raw) as raw, count(*)::int as texts, count(distinct station_id)::int as stations
    from songs where started_at > ${new Date(now.getTime() - dayMs)} and kind = 'none'
    group by raw_key order by texts desc, raw limit ${limit}`.execute(db);
  return rows;
}

/** Locks the rules of the provider and returns their version. */
export async function lockFleetRules(tx: Tx): Promise<void> {
  await sql`lock table fleet_title_rules in share row exclusive mode`.execute(tx);
}

export async function saveFleetRules(tx: Tx, { rules, ignore }: FleetRules, version: number): Promise<void> {
  const values = { rules: JSON.stringify(rules), ignored: JSON.stringify(ignore), version };
  await tx
    .insertInto('fleet_title_rules')
    .values(values)
    .onConflict((conflict) => conflict.column('is_only').doUpdateSet(values))
    .execute();
}

/** Returns whether the station has a page that can be read; the caller has locked the station. */
export async function readFeedNow(tx: Tx, stationId: string, now: Date): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`update now_playing set feed_next_at = ${now}
    where station_id = ${stationId} and feed_next_at is not null`.execute(tx);
  return numAffectedRows > 0n;
}

/** Returns whether the stream of the station is checked at intervals; the engine reports that of a cast. */
export async function readStreamNow(tx: Tx, stationId: string, now: Date): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`update service_checks k set next_at = ${now}
    from stations s join streaming_services v on v.id = s.service_id
    where s.id = ${stationId} and k.service_id = v.id and v.cast_id is null and v.paused_at is null`.execute(
    tx,
  );
  return numAffectedRows > 0n;
}
