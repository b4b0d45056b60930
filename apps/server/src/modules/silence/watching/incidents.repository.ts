import type { AlarmKind } from '@unmuted/api/contract';
import { sql } from 'kysely';
import type { Db, NewRow, Row, Tx } from '#/platform/db/schema.ts';

// Internal to the servers that listen: not scoped and not reachable from requests.

export interface OpenIncident {
  readonly id: string;
  readonly stationId: string;
  readonly kind: AlarmKind;
  readonly startedAt: Date;
}

/** What became of a station's alarms lately. */
export interface RecentIncident extends OpenIncident {
  readonly raisedAt: Date;
  readonly endedAt: Date | null;
}

/** Incidents of stations that are open, or were within a time. */
export async function listRecentIncidents(
  db: Db,
  stationIds: readonly string[],
  since: Date,
): Promise<RecentIncident[]> {
  if (stationIds.length === 0) return [];
  return db
    .selectFrom('silence_incidents')
    .select([
      'id',
      'station_id as stationId',
      'kind',
      'started_at as startedAt',
      'raised_at as raisedAt',
      'ended_at as endedAt',
    ])
    .where('station_id', 'in', [...stationIds])
    .where('is_test', '=', false)
    .where((eb) =>
      eb.or([eb('ended_at', 'is', null), eb('raised_at', '>', since), eb('ended_at', '>', since)]),
    )
    .orderBy('raised_at')
    .execute();
}

/** Whether the server still listens to a station; nobody else takes it over before the end of the transaction. */
export async function holdLease(tx: Tx, stationId: string, worker: string): Promise<boolean> {
  const row = await tx
    .selectFrom('silence_watches')
    .select('station_id')
    .where('station_id', '=', stationId)
    .where('leased_by', '=', worker)
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns false if the station has an open incident of the kind. */
export async function insertIncident(tx: Tx, row: NewRow<'silence_incidents'>): Promise<boolean> {
  const { rows } = await sql<{
    id: string;
  }>`insert into silence_incidents (id, station_id, kind, started_at, raised_at,
      lowest_db, channel, listeners_at_start, listeners_lost, listener_minutes, action, action_mount)
    values (${row.id}, ${row.station_id}, ${row.kind}, ${row.started_at}, ${row.raised_at}, ${row.lowest_db ?? null},
      ${row.channel ?? null}, ${row.listeners_at_start ?? null}, ${row.listeners_lost ?? null},
      ${row.listener_minutes ?? null}, ${row.action ?? null}, ${row.action_mount ?? null})
    on conflict (station_id, kind) where ended_at is null and not is_test do nothing returning id`.execute(
    tx,
  );
  return rows.length > 0;
}

export type EndedIncident = Pick<
  Row<'silence_incidents'>,
  'id' | 'kind' | 'started_at' | 'listeners_lost' | 'action' | 'action_state'
>;

/** Ends an open incident; undefined for one that is over. */
export async function endIncident(tx: Tx, id: string, at: Date): Promise<EndedIncident | undefined> {
  return tx
    .updateTable('silence_incidents')
    .set({ ended_at: sql`greatest(raised_at, ${at}::timestamptz)` })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .returning(['id', 'kind', 'started_at', 'listeners_lost', 'action', 'action_state'])
    .executeTakeFirst();
}

/** What an open incident has cost since the last time. */
export interface Harm {
  readonly id: string;
  readonly lowestDb: number | null;
  /** Null when they are not reported. */
  readonly listeners: number | null;
  readonly minutes: number;
}

export async function addHarm(db: Db, worker: string, harms: readonly Harm[]): Promise<void> {
  if (harms.length === 0) return;
  const of = <Key extends keyof Harm>(key: Key) => harms.map((harm) => harm[key]);
  await sql`update silence_incidents i set lowest_db = least(i.lowest_db, n.lowest),
      listeners_lost = case when n.listeners is null or i.listeners_at_start is null then i.listeners_lost
        else greatest(i.listeners_lost, i.listeners_at_start - n.listeners, 0) end,
      listener_minutes = case when n.listeners is null then i.listener_minutes
        else coalesce(i.listener_minutes, 0) + n.listeners * n.minutes end
    from unnest(${of('id')}::uuid[], ${of('lowestDb')}::real[], ${of('listeners')}::int[], ${of('minutes')}::real[])
      as n (id, lowest, listeners, minutes), silence_watches w
    where i.id = n.id and i.ended_at is null and w.station_id = i.station_id and w.leased_by = ${worker}`.execute(
    db,
  );
}

export async function saveClip(
  db: Db,
  id: string,
  clip: { readonly hash: string; readonly durationS: number; readonly contentType: string },
): Promise<void> {
  await db
    .updateTable('silence_incidents')
    .set({ clip_hash: clip.hash, clip_s: clip.durationS, clip_type: clip.contentType })
    .where('id', '=', id)
    .execute();
}

interface EndedAlone extends OpenIncident {
  readonly name: string;
  readonly accountId: string;
  readonly isTest: boolean;
}

/** Open incidents that no server will end: tests that began before a time, and those of stations that nobody listens to any more. */
export async function listAbandoned(db: Db, testsBefore: Date): Promise<EndedAlone[]> {
  const { rows } =
    await sql<EndedAlone>`select i.id, i.station_id as "stationId", i.kind, i.started_at as "startedAt",
      i.is_test as "isTest", st.name, st.account_id as "accountId"
    from silence_incidents i join stations st on st.id = i.station_id
    left join silence_settings s on s.station_id = i.station_id
    left join silence_watches w on w.station_id = i.station_id
    left join streaming_services v on v.id = st.service_id
    left join casts c on c.id = v.cast_id
    where i.ended_at is null and case when i.is_test then i.raised_at <= ${testsBefore}
      else w.station_id is null or not coalesce((s.settings ->> 'isEnabled')::boolean, false) or st.status = 'suspended'
        or v.id is null or v.paused_at is not null or c.status = 'suspended' or c.stopped_at is not null end
    limit 200`.execute(db);
  return rows;
}

/** Forgets the clips of incidents that began before a time: the purge of files deletes them. */
export async function purgeClips(db: Db, before: Date): Promise<void> {
  await db
    .updateTable('silence_incidents')
    .set({ clip_hash: null, clip_s: null, clip_type: null })
    .where('clip_hash', 'is not', null)
    .where('started_at', '<', before)
    .execute();
}

/** The parts of a merged incident go with it. */
export async function purgeIncidents(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('silence_incidents')
    .where('ended_at', '<', before)
    .where('merged_into', 'is', null)
    .execute();
}

/** Those of the files that are clips of incidents. */
export async function listClips(db: Db | Tx, hashes: readonly string[]): Promise<string[]> {
  if (hashes.length === 0) return [];
  const rows = await db
    .selectFrom('silence_incidents')
    .select('clip_hash')
    .distinct()
    .where('clip_hash', 'in', [...hashes])
    .execute();
  return rows.flatMap(({ clip_hash: hash }) => hash ?? []);
}
