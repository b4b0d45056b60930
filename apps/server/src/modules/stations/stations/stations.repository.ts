import type { AlarmKind, AuditAction } from '@unmuted/api/contract';
import { type RawBuilder, sql } from 'kysely';
import type { SpanRow } from '#/modules/stations/checks/state-spans.ts';
import { ownedBy } from '#/platform/auth/owned-by.repository.ts';
import type { Scope } from '#/platform/auth/scope.ts';
import type { Db, Row, Tx } from '#/platform/db/schema.ts';

type Executor = Db | Tx;

/** A station with its service, and the last state of that service. */
export interface StationRow {
  id: string;
  account_id: string;
  name: string;
  status: Row<'stations'>['status'];
  timezone: string;
  version: number;
  service: Pick<
    Row<'streaming_services'>,
    'id' | 'type' | 'label' | 'cast_id' | 'url' | 'mount' | 'sid' | 'poll_s' | 'previous_url'
  > | null;
  paused_at: Date | null;
  paused_by: Row<'streaming_services'>['paused_by'];
  previous_url_until: Date | null;
  /** The file of the logo. */
  logo: Pick<Row<'files'>, 'hash' | 'content_type'> | null;
  /** Null for a service that is hosted here or was never checked. */
  checked: Pick<
    Row<'service_checks'>,
    'state' | 'problem' | 'listeners' | 'title' | 'codec' | 'bitrate_kbps'
  > | null;
  probe: Row<'service_checks'>['probe'];
  checked_at: Date | null;
  since: Date | null;
  title_since: Date | null;
  /** The cast that it plays; null for an external service. */
  cast: {
    username: string;
    status: Row<'casts'>['status'];
    is_stopped: boolean;
    on_air: boolean | null;
    listeners: number | null;
    title: string | null;
    mount: string | null;
  } | null;
  cast_since: Date | null;
  cast_title_since: Date | null;
  /** The text that plays, as it was recorded; null until the recorder has read it. */
  song: Pick<Row<'songs'>, 'raw' | 'kind' | 'artist' | 'title'> | null;
  song_since: Date | null;
  /** The other stations of the account that play the service. */
  others: { id: string; name: string }[];
  /** The mobile apps that play it, or its cast. */
  apps: Pick<Row<'mobile_apps'>, 'id' | 'platform' | 'name'>[];
  /** Null until it is set up. */
  tune_in:
    | (Pick<Row<'tune_in_settings'>, 'is_enabled' | 'stopped'> & {
        readonly state: Row<'tune_in_queue'>['state'] | null;
      })
    | null;
  tune_in_since: Date | null;
  /** The open incident of silence detection that began first. */
  fault: { kind: AlarmKind; since: string; isAcknowledged: boolean } | null;
  /** Those that were turned off after refusals; the last result of an output is the one that turned it off. */
  disabled_outputs: (Pick<Row<'song_outputs'>, 'id' | 'kind' | 'name'> & { readonly since: string | null })[];
}

const own = (scope: Scope, table = 's'): RawBuilder<boolean> =>
  ownedBy(scope, { table, kind: 'station', id: 'id' });

export async function listStations(
  db: Executor,
  scope: Scope,
  ids: readonly string[] | 'all',
): Promise<StationRow[]> {
  const wanted = ids === 'all' ? sql`true` : sql`s.id = any(${[...ids]})`;
  const { rows } = await sql<StationRow>`select s.id, s.account_id, s.name, s.status, s.timezone, s.version,
      case when v.id is not null then json_build_object('id', v.id, 'type', v.type, 'label', v.label, 'cast_id',
        v.cast_id, 'url', v.url, 'mount', v.mount, 'sid', v.sid, 'poll_s', v.poll_s, 'previous_url', v.previous_url)
      end as service, v.paused_at, v.paused_by, v.previous_url_until,
      case when f.hash is not null then json_build_object('hash', f.hash, 'content_type', f.content_type) end as logo,
      case when k.service_id is not null then json_build_object('state', k.state, 'problem', k.problem,
        'listeners', k.listeners, 'title', k.title, 'codec', k.codec, 'bitrate_kbps', k.bitrate_kbps) end as checked,
      k.probe, k.checked_at, k.since, k.title_since,
      case when c.id is not null then json_build_object('username', c.username, 'status', c.status, 'is_stopped',
        c.stopped_at is not null, 'on_air', l.on_air, 'listeners', l.listeners, 'title', l.title, 'mount', m.mount)
      end as cast, l.since as cast_since, l.title_since as cast_title_since,
      case when o.id is not null then json_build_object('raw', o.raw, 'kind', o.kind, 'artist', o.artist, 'title',
        o.title) end as song, o.started_at as song_since,
      (select coalesce(json_agg(json_build_object('id', p.id, 'name', p.name) order by p.name, p.id), '[]')
        from stations p where p.service_id = s.service_id and p.account_id = s.account_id and p.id <> s.id
          and ${own(scope, 'p')}) as others,
      (select coalesce(json_agg(json_build_object('id', a.id, 'platform', a.platform, 'name', a.name)
          order by a.name, a.id), '[]')
        from mobile_apps a where a.account_id = s.account_id
          and (a.draft -> 'source' ->> 'kind', a.draft -> 'source' ->> 'id')
            in (('station', s.id::text), ('cast', v.cast_id::text))
          and ${ownedBy(scope, { table: 'a', kind: 'mobile', id: 'id' })}) as apps,
      case when t.station_id is not null then json_build_object('is_enabled', t.is_enabled, 'stopped', t.stopped,
        'state', q.state) end as tune_in, coalesce(t.stopped_at, q.since) as tune_in_since,
      (select json_build_object('kind', i.kind, 'since', i.started_at, 'isAcknowledged', i.acknowledged_at is not null)
        from silence_incidents i where i.station_id = s.id and i.ended_at is null and not i.is_test
          and not i.is_false_alarm order by i.started_at limit 1) as fault,
      (select coalesce(json_agg(json_build_object('id', u.id, 'kind', u.kind, 'name', u.name, 'since', (
          select max(r.at) from song_output_results r where r.output_id = u.id and not r.is_test)
        ) order by u.name, u.id), '[]')
        from song_outputs u where u.station_id = s.id and u.state = 'disabled') as disabled_outputs
    from stations s left join streaming_services v on v.id = s.service_id
    left join files f on f.hash = s.logo_hash
    left join service_checks k on k.service_id = v.id
    left join casts c on c.id = v.cast_id and c.account_id = s.account_id and c.terminated_at is null
    left join cast_live l on l.cast_id = c.id
    left join cast_streams m on m.cast_id = c.id and m.is_primary
    left join songs o on o.station_id = s.id and o.ended_at is null
    left join tune_in_settings t on t.station_id = s.id
    left join tune_in_queue q on q.station_id = s.id
    where ${wanted} and ${own(scope)} order by s.name, s.id`.execute(db);
  return rows;
}

type LockedStation = Pick<
  Row<'stations'>,
  'id' | 'name' | 'timezone' | 'version' | 'status' | 'account_id' | 'logo_hash'
>;

/** Locks a station until the end of the transaction; undefined for one that the scope may not see. */
export async function lockStation(tx: Tx, scope: Scope, id: string): Promise<LockedStation | undefined> {
  const { rows } =
    await sql<LockedStation>`select s.id, s.name, s.timezone, s.version, s.status, s.account_id,
      s.logo_hash
    from stations s where s.id = ${id} and ${own(scope)} for update`.execute(tx);
  return rows[0];
}

/** The caller must have locked the station. */
export async function saveStation(
  tx: Tx,
  id: string,
  change: Pick<Row<'stations'>, 'name' | 'timezone' | 'version'> &
    Partial<Pick<Row<'stations'>, 'logo_hash'>>,
): Promise<void> {
  await tx.updateTable('stations').set(change).where('id', '=', id).execute();
}

/** Whether a station of the account has this logo. */
export async function hasLogo(tx: Tx, accountId: string, hash: string): Promise<boolean> {
  const row = await tx
    .selectFrom('stations')
    .select('id')
    .where('account_id', '=', accountId)
    .where('logo_hash', '=', hash)
    .executeTakeFirst();
  return row !== undefined;
}

/** Those of the files that are logos; internal to the purge of files, and not scoped. */
export async function listLogos(db: Executor, hashes: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ hash: string }>`select distinct logo_hash as hash from stations
    where logo_hash = any(${hashes})`.execute(db);
  return rows.map(({ hash }) => hash);
}

/** Locks the service of a station that the caller has locked; undefined without one. */
export async function lockServiceOf(
  tx: Tx,
  stationId: string,
): Promise<Row<'streaming_services'> | undefined> {
  return tx
    .selectFrom('streaming_services as v')
    .innerJoin('stations as s', (join) =>
      join.onRef('s.service_id', '=', 'v.id').onRef('s.account_id', '=', 'v.account_id'),
    )
    .selectAll('v')
    .where('s.id', '=', stationId)
    .forUpdate('v')
    .executeTakeFirst();
}

/** The caller must have locked the station that plays the service. */
export async function saveStreamUrl(
  tx: Tx,
  serviceId: string,
  {
    url,
    previousUrl,
    until,
  }: { readonly url: string; readonly previousUrl: string | null; readonly until: Date },
): Promise<void> {
  await tx
    .updateTable('streaming_services')
    .set({
      url,
      previous_url: previousUrl,
      previous_url_until: previousUrl === null ? null : until,
      mount: null,
      version: sql`version + 1`,
    })
    .where('id', '=', serviceId)
    .execute();
}

/** The recorded states of the service of a station; those of a cast are the times on air of its primary stream. */
export async function listSpans(
  db: Executor,
  scope: Scope,
  stationId: string,
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<SpanRow[]> {
  const { rows } = await sql<SpanRow>`select * from (
      select p.state, p.began_at, p.ended_at from service_spans p join stations s on s.service_id = p.service_id
      where s.id = ${stationId} and ${own(scope)}
      union all
      select 'on_air', o.started_at, o.ended_at from on_air_spans o
      join cast_streams m on m.cast_id = o.cast_id and m.is_primary and m.mount = o.mount
      join streaming_services v on v.cast_id = o.cast_id join stations s on s.service_id = v.id
      join casts c on c.id = o.cast_id and c.account_id = s.account_id and c.terminated_at is null
      where s.id = ${stationId} and ${own(scope)}
    ) as spans where began_at < ${to} and (ended_at is null or ended_at > ${from})
    order by began_at limit 2000`.execute(db);
  return rows;
}

export interface ChangeRow {
  at: Date;
  action: AuditAction;
  /** The name of the person; null for the system and for staff. */
  by: string | null;
}

/** The latest recorded changes of a station. */
export async function listChanges(
  db: Executor,
  scope: Scope,
  stationId: string,
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<ChangeRow[]> {
  const { rows } = await sql<ChangeRow>`select t.at, t.action,
      case t.actor_kind when 'customer' then (
        select first_name || ' ' || last_name from customers where id = t.actor_id) end as by
    from audit_trail t join stations s on s.account_id = t.account_id
    where s.id = ${stationId} and ${own(scope)} and t.details ->> 'stationId' = ${stationId}
      and t.at between ${from} and ${to}
    order by t.id desc limit 100`.execute(db);
  return rows;
}
