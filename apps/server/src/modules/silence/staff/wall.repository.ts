import type { SilenceVerdict, WallTile } from '@unmuted/api/contract';
import { type RawBuilder, sql } from 'kysely';
import type { AdminScope } from '#/platform/auth/scope.ts';
import type { Db, Row } from '#/platform/db/schema.ts';
import { contains } from '#/platform/db/search.ts';

/** The list of the wall that a station is in. */
type Place = 'attention' | 'snoozed' | 'on_air';

/** The owner of a station. */
export interface OwnerRow {
  readonly account_id: string;
  readonly account_name: string;
  readonly owner_name: string;
  readonly email: string;
}

type Incident = NonNullable<WallTile['incident']>;

export interface TileRow
  extends OwnerRow,
    Pick<
      Row<'silence_watches'>,
      'since' | 'level' | 'level_at' | 'problem' | 'snoozed_until' | 'snoozed_by' | 'snooze_reason'
    > {
  readonly place: Place;
  readonly id: string;
  readonly service_id: string;
  readonly name: string;
  readonly verdict: Exclude<SilenceVerdict, 'off'>;
  readonly listeners: number | null;
  /** The primary mount of its cast. */
  readonly cast_mount: string | null;
  /** Where a stream of others is; null for a cast. */
  readonly url: string | null;
  /** Times as JSON of the database has them. */
  readonly incident:
    | (Omit<Incident, 'acknowledged'> & { readonly at: string | null; readonly by: string | null })
    | null;
}

export interface WallAround {
  readonly now: Date;
  /** Whether the engine reports the state of casts. */
  readonly isEngineUp: boolean;
}

export interface TilesWanted extends WallAround {
  readonly words: readonly string[];
  /** Empty means all. */
  readonly verdicts: readonly string[];
  /** Most stations of each list. */
  readonly most: Readonly<Record<Place, number>>;
}

/** The owner `owner` of the account `a` of the table `v`. */
export const ownerColumns = sql`a.id as account_id, a.name as account_name,
  owner.first_name || ' ' || owner.last_name as owner_name, owner.email`;
export const ownerJoins = sql`join accounts a on a.id = v.account_id
  join customers owner on owner.account_id = a.id and owner.role = 'owner'`;

/** The worst first, where the harm is the same. */
const ranks = sql`array_position(array['silent', 'digital_zero', 'off_air', 'stuck', 'one_channel', 'opposite_phase',
  'clipped', 'no_new_song', 'cannot_check', 'waiting', 'quiet', 'on_air'], verdict)`;

/** All watched stations; harm is the listener minutes of an incident, or of what is wrong without one. */
const watched = ({ now, isEngineUp }: WallAround) => sql`(select *,
    case when snoozed_until > ${now} then 'snoozed'
      when verdict in ('on_air', 'quiet') and incident is null then 'on_air' else 'attention' end as place,
    coalesce((incident ->> 'listenerMinutes')::float8,
      listeners * extract(epoch from ${now}::timestamptz - since) / 60, 0)::float8 as harm
  from (
    select s.id, v.id as service_id, s.name, ${ownerColumns},
      case when w.lease_until > ${now} then w.verdict else 'waiting' end as verdict,
      case when w.lease_until > ${now} then w.since else w.lease_until end as since,
      case when w.lease_until > ${now} then w.level end as level, w.level_at,
      case when w.lease_until > ${now} then w.problem end as problem,
      case when c.id is not null then case when l.on_air and ${isEngineUp} then l.listeners end
        when k.state = 'on_air' then k.listeners end as listeners,
      m.mount as cast_mount, case when c.id is null then v.url end as url,
      case when w.snoozed_until > ${now} then w.snoozed_until end as snoozed_until, w.snoozed_by, w.snooze_reason,
      (select json_build_object('id', i.id, 'kind', i.kind, 'startedAt', i.started_at, 'lowestDb', i.lowest_db,
          'listenerMinutes', coalesce(i.listener_minutes,
            i.listeners_at_start * extract(epoch from ${now}::timestamptz - i.started_at) / 60),
          'listenersLost', i.listeners_lost, 'at', i.acknowledged_at, 'by', i.acknowledged_by, 'isTest', i.is_test)
        from silence_incidents i where i.station_id = s.id and i.ended_at is null
        order by i.is_test, i.listener_minutes desc nulls last, i.raised_at limit 1) as incident
    from silence_watches w join stations s on s.id = w.station_id and s.status = 'active'
    join streaming_services v on v.id = s.service_id and v.account_id = s.account_id ${ownerJoins}
    left join service_checks k on k.service_id = v.id
    left join casts c on c.id = v.cast_id and c.terminated_at is null left join cast_live l on l.cast_id = c.id
    left join cast_streams m on m.cast_id = c.id and m.is_primary
  ) as each)`;

/** The stations of each list in its order. */
export async function listTiles(db: Db, _scope: AdminScope, wanted: TilesWanted): Promise<TileRow[]> {
  const { words, verdicts, most } = wanted;
  const text = sql`concat_ws(' ', name, account_name, owner_name, email)`;
  const conditions: RawBuilder<unknown>[] = [
    sql`true`,
    ...words.map((word) => contains(text, word)),
    ...(verdicts.length > 0 ? [sql`verdict = any(${[...verdicts]})`] : []),
  ];
  const { rows } = await sql<TileRow>`select * from (
      select *, row_number() over (partition by place order by case place when 'attention' then -harm
        when 'snoozed' then extract(epoch from snoozed_until) else -coalesce(listeners, -1) end, ${ranks}, name, id) as n
      from ${watched(wanted)} as each where ${sql.join(conditions, sql` and `)}
    ) as each where n <= case place when 'attention' then ${most.attention}::int
      when 'snoozed' then ${most.snoozed}::int else ${most.on_air}::int end
    order by place, n`.execute(db);
  return rows;
}

export interface WallCounts {
  readonly alarm: number;
  readonly off_air: number;
  readonly cannot_check: number;
  readonly snoozed: number;
  readonly on_air: number;
  readonly unwatched: number;
}

export async function countTiles(db: Db, _scope: AdminScope, around: WallAround): Promise<WallCounts> {
  const { rows } = await sql<WallCounts>`select
      count(*) filter (where place = 'attention' and verdict not in ('off_air', 'cannot_check', 'waiting'))::int as alarm,
      count(*) filter (where place = 'attention' and verdict = 'off_air')::int as off_air,
      count(*) filter (where place = 'attention' and verdict in ('cannot_check', 'waiting'))::int as cannot_check,
      count(*) filter (where place = 'snoozed')::int as snoozed,
      count(*) filter (where place = 'on_air')::int as on_air,
      count(*) filter (where verdict = 'waiting')::int as unwatched
    from ${watched(around)} as each`.execute(db);
  const [counts] = rows;
  if (!counts) throw new Error('A count has one row.');
  return counts;
}

/** The servers that listen. */
export function listCheckers(
  db: Db,
  _scope: AdminScope,
  seenSince: Date,
): Promise<Row<'silence_checkers'>[]> {
  return db
    .selectFrom('silence_checkers')
    .selectAll()
    .where('seen_at', '>', seenSince)
    .orderBy('name')
    .orderBy('id')
    .execute();
}
