import { sql } from 'kysely';
import type { Capability } from '#/modules/silence/hearing/messages.ts';
import type { StreamPlace, WatchedStation } from '#/modules/silence/watching/watched-station.ts';
import type { Db } from '#/platform/db/schema.ts';
import type { StoredLevel, WatchedVerdict } from '#/platform/db/silence-tables.ts';

// Internal to the servers that listen: not scoped and not reachable from requests.

/** A station with its stream: nobody listens to one that is suspended or stopped, or whose checks are paused. */
const places = sql`silence_watches w join silence_settings s on s.station_id = w.station_id
  join stations st on st.id = w.station_id
  left join streaming_services v on v.id = st.service_id
  left join casts c on c.id = v.cast_id and c.account_id = st.account_id and c.terminated_at is null
  left join cast_streams m on m.cast_id = c.id and m.is_primary`;
const isListenable = sql<boolean>`(st.status <> 'suspended' and v.id is not null and v.paused_at is null
  and (s.settings ->> 'isEnabled')::boolean
  and case when v.cast_id is null then v.url is not null
    else c.status <> 'suspended' and c.stopped_at is null and m.mount is not null end)`;

interface Lease {
  readonly worker: string;
  readonly now: Date;
  readonly until: Date;
}

const isFree = (now: Date, hearsCasts: boolean) =>
  sql<boolean>`(w.lease_until is null or w.lease_until <= ${now}) and ${isListenable}
    and (${hearsCasts} or v.cast_id is null)`;

/** Whether there are stations that nobody listens to. */
export async function hasFreeWatches(
  db: Db,
  { now, hearsCasts }: { readonly now: Date; readonly hearsCasts: boolean },
): Promise<boolean> {
  const { rows } = await sql`select from ${places} where ${isFree(now, hearsCasts)} limit 1`.execute(db);
  return rows.length > 0;
}

/** What was known of a station before it was leased. */
export interface LeasedWatch {
  readonly id: string;
  readonly verdict: WatchedVerdict;
  readonly since: Date | null;
  readonly checkedAt: Date | null;
}

/** Leases stations that nobody listens to. What was recorded of them ends where the last server stopped. */
export async function leaseWatches(
  db: Db,
  { worker, now, until, limit, hearsCasts }: Lease & { readonly limit: number; readonly hearsCasts: boolean },
): Promise<LeasedWatch[]> {
  const { rows } = await sql<LeasedWatch>`with due as materialized (
      select w.station_id, w.checked_at from ${places}
      where ${isFree(now, hearsCasts)}
      order by w.lease_until nulls first limit ${limit} for update of w skip locked
    ), ended as (
      update silence_spans p set ended_at = greatest(p.began_at, due.checked_at)
      from due where p.station_id = due.station_id and p.ended_at is null
    )
    update silence_watches w set leased_by = ${worker}, lease_until = ${until}, connected_at = ${now},
      decode_errors = 0
    from due where w.station_id = due.station_id
    returning w.station_id as id, w.verdict, w.since, w.checked_at as "checkedAt"`.execute(db);
  return rows;
}

/** A station whose settings are null if they are those that the caller knows. */
export interface WatchedRow extends Omit<WatchedStation, 'settings' | 'stream'> {
  readonly settings: WatchedStation['settings'] | null;
  readonly url: string | null;
  readonly mount: string | null;
}

export const streamOf = ({ url, mount }: Pick<WatchedRow, 'url' | 'mount'>): StreamPlace | null => {
  if (mount !== null) return { mount };
  return url === null ? null : { url };
};

/** The stations that a server listens to, as they are now. */
export async function readWatched(
  db: Db,
  {
    worker,
    now,
    known,
  }: { readonly worker: string; readonly now: Date; readonly known: ReadonlyMap<string, number> },
): Promise<WatchedRow[]> {
  const { rows } = await sql<WatchedRow>`select w.station_id as id, st.name, st.account_id as "accountId",
      st.timezone as "timeZone", s.version, case when o.version is distinct from s.version then s.settings end as settings,
      case when ${isListenable} and c.id is null then v.url end as url,
      case when ${isListenable} and c.id is not null then m.mount end as mount,
      case when v.cast_id is null then k.listeners else l.listeners end as listeners,
      coalesce(w.viewed_until > ${now}, false) as "isViewed"
    from ${places}
    left join service_checks k on k.service_id = v.id
    left join cast_live l on l.cast_id = c.id
    left join unnest(${[...known.keys()]}::uuid[], ${[...known.values()]}::int[]) as o (id, version)
      on o.id = w.station_id
    where w.leased_by = ${worker}`.execute(db);
  return rows;
}

/** When stations began their last songs; those without any are missing. */
export async function readLastSongs(db: Db, ids: readonly string[]): Promise<Map<string, Date>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; at: Date }>`select i.id, o.started_at as at
    from unnest(${[...ids]}::uuid[]) as i (id) cross join lateral (select started_at from songs
      where station_id = i.id and kind = 'song' order by started_at desc limit 1) o`.execute(db);
  return new Map(rows.map(({ id, at }) => [id, at]));
}

/** What a server knows of a station now. */
export interface WatchState {
  /** Whether the verdict is another one than before. */
  readonly isNew: boolean;
  readonly id: string;
  readonly verdict: WatchedVerdict;
  readonly since: Date | null;
  readonly checkedAt: Date | null;
  readonly problem: string | null;
  readonly codec: string | null;
  readonly capability: Capability | null;
  readonly decodeErrors: number;
  readonly level: StoredLevel | null;
  readonly levelAt: Date | null;
  readonly connectedAt: Date;
  /** Since when the span of the verdict lasts; null if it is recorded, or is no span. */
  readonly span: { readonly verdict: WatchedVerdict | null; readonly at: Date } | null;
}

/** Stores states and renews the leases, in one statement; then the spans that have changed. Returns whose lease still holds. */
export function saveWatches(db: Db, { worker, until }: Omit<Lease, 'now'>, states: readonly WatchState[]) {
  const column = <Key extends keyof WatchState>(key: Key) => states.map((state) => state[key]);
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ id: string }>`update silence_watches w set lease_until = ${until},
        verdict = n.verdict, since = n.since, checked_at = coalesce(n.checked_at, w.checked_at), problem = n.problem,
        codec = n.codec, capability = n.capability, decode_errors = n.decode_errors, level = n.level,
        level_at = n.level_at, connected_at = n.connected_at
      from unnest(${column('id')}::uuid[], ${column('verdict')}::text[], ${column('since')}::timestamptz[],
        ${column('checkedAt')}::timestamptz[], ${column('problem')}::text[], ${column('codec')}::text[],
        ${column('capability')}::text[], ${column('decodeErrors')}::int[],
        ${states.map(({ level }) => level && JSON.stringify(level))}::jsonb[], ${column('levelAt')}::timestamptz[],
        ${column('connectedAt')}::timestamptz[]
      ) as n (id, verdict, since, checked_at, problem, codec, capability, decode_errors, level, level_at, connected_at)
      where w.station_id = n.id and w.leased_by = ${worker} returning w.station_id as id`.execute(tx);
    const held = new Set(rows.map(({ id }) => id));
    const moved = states.filter(({ id, span }) => span && held.has(id));
    if (moved.length > 0) {
      const ids = moved.map(({ id }) => id);
      const times = moved.map(({ span }) => span?.at);
      await sql`update silence_spans p set ended_at = greatest(p.began_at, n.at)
        from unnest(${ids}::uuid[], ${times}::timestamptz[]) as n (id, at)
        where p.station_id = n.id and p.ended_at is null`.execute(tx);
      await sql`insert into silence_spans (station_id, verdict, began_at)
        select * from unnest(${ids}::uuid[], ${moved.map(({ span }) => span?.verdict)}::text[], ${times}::timestamptz[])
          as n (id, verdict, at) where n.verdict is not null`.execute(tx);
    }
    return held;
  });
}

/** Another server may listen to the stations at once. What was recorded of them ends now. */
export async function releaseWatches(
  db: Db,
  { worker, now, ids }: { readonly worker: string; readonly now: Date; readonly ids: readonly string[] },
): Promise<void> {
  if (ids.length === 0) return;
  await sql`with released as (
      update silence_watches set leased_by = null, lease_until = null, verdict = 'waiting', since = null, problem = null,
        level = null, level_at = null
      where station_id = any(${[...ids]}) and leased_by = ${worker} returning station_id
    )
    update silence_spans p set ended_at = greatest(p.began_at, ${now}::timestamptz)
    from released r where p.station_id = r.station_id and p.ended_at is null`.execute(db);
}
