import type { ServiceQuery, StreamingServiceRow, StreamingServiceSummary } from '@unmuted/api/contract';
import { type RawBuilder, sql } from 'kysely';
import type { SpanRow, TimeRange } from '#/modules/stations/checks/state-spans.ts';
import type { AdminScope } from '#/platform/auth/scope.ts';
import { type Found, offsetOf, type Page } from '#/platform/db/pagination.ts';
import type { Db, NewRow, Row, Tx } from '#/platform/db/schema.ts';
import { contains } from '#/platform/db/search.ts';

type Executor = Db | Tx;
type State = StreamingServiceRow['state'];
export type ServiceSort = 'label' | 'customer' | 'type' | 'state' | 'listeners' | 'checked' | 'created';

/** A service with its owner, the last state, and the primary mount of a cast. */
export interface ServiceRow {
  id: string;
  account_id: string;
  label: string;
  type: StreamingServiceRow['type'];
  url: string | null;
  mount: string | null;
  sid: number | null;
  poll_s: number;
  version: number;
  created_at: Date;
  owner_id: string;
  owner_name: string;
  account_name: string;
  email: string;
  username: string | null;
  cast_mount: string | null;
  state: State;
  since: Date | null;
  checked_at: Date | null;
  listeners: number | null;
  codec: StreamingServiceRow['codec'];
  bitrate_kbps: number | null;
  stations: number;
  total: number;
}

export interface ServicesWanted extends Page {
  readonly sort: ServiceSort;
  readonly isDescending: boolean;
  readonly words: readonly string[];
  /** Empty means all. */
  readonly states: readonly State[];
  readonly types: readonly StreamingServiceRow['type'][];
  readonly accountId: ServiceQuery['customer'];
  /** Whether the engine reports the state of casts. */
  readonly isEngineUp: boolean;
}

const orders: Readonly<Record<ServiceSort, RawBuilder<unknown>>> = {
  label: sql`lower(label) collate "und-x-icu"`,
  customer: sql`lower(account_name) collate "und-x-icu"`,
  type: sql`type`,
  state: sql`state`,
  listeners: sql`listeners`,
  checked: sql`checked_at`,
  created: sql`created_at`,
};

/** All services with the state that staff see; a terminated cast has none. */
export function services(isEngineUp: boolean): RawBuilder<unknown> {
  return sql`(select v.id, v.account_id, v.label, v.type, v.url, v.mount, v.sid, v.poll_s, v.version, v.created_at,
      owner.id as owner_id, owner.first_name || ' ' || owner.last_name as owner_name, a.name as account_name,
      owner.email, c.username, m.mount as cast_mount,
      case when c.status = 'suspended' then 'suspended'
        when c.id is not null and c.stopped_at is not null then 'off_air'
        when c.id is not null and not ${isEngineUp} then 'unknown'
        when c.id is not null then case when l.on_air then 'on_air' else 'off_air' end
        when v.paused_at is not null then 'paused' else coalesce(k.state, 'unknown') end as state,
      case when c.id is not null then l.since else coalesce(v.paused_at, k.since) end as since, k.checked_at,
      case when c.id is not null then case when l.on_air and ${isEngineUp} then l.listeners end else k.listeners end
        as listeners,
      k.codec, k.bitrate_kbps,
      (select count(*)::int from stations s where s.service_id = v.id) as stations
    from streaming_services v join accounts a on a.id = v.account_id
    join customers owner on owner.account_id = a.id and owner.role = 'owner'
    left join service_checks k on k.service_id = v.id
    left join casts c on c.id = v.cast_id left join cast_live l on l.cast_id = c.id
    left join cast_streams m on m.cast_id = c.id and m.is_primary
    where c.terminated_at is null)`;
}

export async function findServices(
  db: Executor,
  _scope: AdminScope,
  wanted: ServicesWanted,
): Promise<Found<ServiceRow>> {
  const matching = sql`${services(wanted.isEngineUp)} as each where ${conditionOf(wanted)}`;
  const direction = wanted.isDescending ? sql`desc` : sql`asc`;
  const { rows } = await sql<ServiceRow>`select *, (count(*) over ())::int as total from ${matching}
    order by ${orders[wanted.sort]} ${direction} nulls last, id
    limit ${wanted.pageSize} offset ${offsetOf(wanted)}`.execute(db);
  const [first] = rows;
  if (first) return { items: rows, total: first.total };
  const count = await sql<{ total: number }>`select count(*)::int as total from ${matching}`.execute(db);
  return { items: [], total: count.rows[0]?.total ?? 0 };
}

/** The number of services by state. */
export async function summarizeServices(
  db: Executor,
  _scope: AdminScope,
  isEngineUp: boolean,
): Promise<StreamingServiceSummary> {
  const { rows } = await sql<{ state: State; services: number }>`select state, count(*)::int as services
    from ${services(isEngineUp)} as each group by state`.execute(db);
  const of = (state: State) => rows.find((row) => row.state === state)?.services ?? 0;
  return {
    total: rows.reduce((total, row) => total + row.services, 0),
    on_air: of('on_air'),
    off_air: of('off_air'),
    refused: of('refused'),
    unreachable: of('unreachable'),
    not_audio: of('not_audio'),
    paused: of('paused'),
    suspended: of('suspended'),
    unknown: of('unknown'),
  };
}

function conditionOf({ words, states, types, accountId }: ServicesWanted): RawBuilder<boolean> {
  const conditions = [
    ...(states.length > 0 ? [sql`state = any(${[...states]})`] : []),
    ...(types.length > 0 ? [sql`type = any(${[...types]})`] : []),
    ...(accountId === undefined ? [] : [sql`account_id = ${accountId}`]),
    ...words.map((word) =>
      contains(
        sql`concat_ws(' ', label, url, username, account_name, owner_name, email,
          (select string_agg(name, ' ') from stations s where s.service_id = each.id))`,
        word,
      ),
    ),
  ];
  return conditions.length === 0 ? sql`true` : sql`${sql.join(conditions, sql` and `)}`;
}

/** The rest of a service, for its own page. */
export interface ServiceDetails extends ServiceRow {
  admin_user: string | null;
  paused_at: Date | null;
  title: string | null;
  problem: string | null;
  probe: Row<'service_checks'>['probe'];
  raw_status: string | null;
  used_by: { id: string; name: string }[];
  /** Seconds on air, and seconds with a known state, within 30 days; null for casts. */
  on_air_s: number | null;
  known_s: number | null;
}

export async function findServiceDetails(
  db: Executor,
  _scope: AdminScope,
  { id, isEngineUp, now }: { readonly id: string; readonly isEngineUp: boolean; readonly now: Date },
): Promise<ServiceDetails | undefined> {
  const { rows } =
    await sql<ServiceDetails>`select each.*, v.admin_user, v.paused_at, k.title, k.problem, k.probe,
      k.raw_status, uptime.on_air_s, uptime.known_s,
      coalesce((select json_agg(json_build_object('id', s.id, 'name', s.name) order by s.name)
        from stations s where s.service_id = each.id), '[]') as used_by
    from ${services(isEngineUp)} as each join streaming_services v on v.id = each.id
    left join service_checks k on k.service_id = v.id
    left join lateral (
      select sum(extract(epoch from least(coalesce(ended_at, ${now}), ${now}) - greatest(began_at, month.starts_at)))
          filter (where p.state = 'on_air')::float8 as on_air_s,
        sum(extract(epoch from least(coalesce(ended_at, ${now}), ${now}) - greatest(began_at, month.starts_at)))::float8
          as known_s
      from service_spans p, (select ${now}::timestamptz - interval '30 days' as starts_at) as month
      where p.service_id = v.id and p.state <> 'paused' and (ended_at is null or ended_at > month.starts_at)
    ) as uptime on true
    where each.id = ${id}`.execute(db);
  return rows[0];
}

/** The recorded states of a service; those of a cast are the times on air of its primary stream. */
export async function listServiceSpans(
  db: Executor,
  _scope: AdminScope,
  id: string,
  { from, to }: TimeRange,
): Promise<SpanRow[]> {
  const { rows } = await sql<SpanRow>`select * from (
      select state, began_at, ended_at from service_spans where service_id = ${id}
      union all
      select 'on_air', o.started_at, o.ended_at from streaming_services v
      join cast_streams m on m.cast_id = v.cast_id and m.is_primary
      join on_air_spans o on o.cast_id = v.cast_id and o.mount = m.mount
      where v.id = ${id}
    ) as spans where began_at < ${to} and (ended_at is null or ended_at > ${from})
    order by began_at limit 2000`.execute(db);
  return rows;
}

/** Locks a service until the end of the transaction. */
export function lockService(
  tx: Tx,
  _scope: AdminScope,
  id: string,
): Promise<Row<'streaming_services'> | undefined> {
  return tx.selectFrom('streaming_services').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function accountExists(db: Executor, _scope: AdminScope, id: string): Promise<boolean> {
  const row = await db.selectFrom('accounts').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

/** A service and its first check, which is due at once. */
export async function insertService(
  tx: Tx,
  _scope: AdminScope,
  service: NewRow<'streaming_services'>,
  now: Date,
): Promise<void> {
  await tx.insertInto('streaming_services').values(service).execute();
  await tx.insertInto('service_checks').values({ service_id: service.id, next_at: now }).execute();
}

export async function saveService(
  tx: Tx,
  id: string,
  change: Partial<Omit<Row<'streaming_services'>, 'id' | 'account_id' | 'cast_id' | 'created_at'>>,
): Promise<void> {
  await tx.updateTable('streaming_services').set(change).where('id', '=', id).execute();
}

/** Its checks and spans are deleted by cascade; its stations have no stream afterwards. */
export async function deleteService(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('streaming_services').where('id', '=', id).execute();
}
