import { sql } from 'kysely';
import type { SongAnnouncement } from '#/modules/stations/songs/announcement.ts';
import type { Db, NewRow, Row, Tx } from '#/platform/db/schema.ts';

// Internal to the queue: not scoped and not reachable from requests.

type Settings = Row<'tune_in_settings'>;

/** A station with what plays on it, its settings and its name. */
export type QueueRow = Row<'tune_in_queue'> &
  Omit<Settings, 'station_id' | 'version'> & { readonly station_name: string };

const settingsColumns = sql`t.is_enabled, t.tune_in_id, t.partner_id, t.partner_key, t.partner_key_hint, t.key_saved_at,
  t.send_album, t.mark_ads, t.unknown_songs, t.delay_s, t.stopped, t.stopped_at, t.stopped_reason`;

/** Stores what plays on a station, and locks its row. Returns it with its settings; without these, undefined. */
export async function storeSong(tx: Tx, song: SongAnnouncement): Promise<QueueRow | undefined> {
  const { stationId, kind, artist, title, album, startedAt } = song;
  const values = { kind, artist, title, album, started_at: startedAt };
  await tx
    .insertInto('tune_in_queue')
    .values({ ...values, ...emptyQueue, station_id: stationId })
    .onConflict((conflict) => conflict.column('station_id').doUpdateSet(values))
    .execute();
  return lockQueue(tx, stationId);
}

/** The row of a station on which nothing was announced yet. */
export async function ensureQueue(tx: Tx, stationId: string, now: Date): Promise<void> {
  const nothing = { kind: 'none', artist: null, title: null, album: null, started_at: now } as const;
  await tx
    .insertInto('tune_in_queue')
    .values({ ...nothing, ...emptyQueue, station_id: stationId })
    .onConflict((conflict) => conflict.column('station_id').doNothing())
    .execute();
}

const emptyQueue = {
  due_at: null,
  queued_key: null,
  sent_key: null,
  called_at: null,
  tested_at: null,
  retry_at: null,
  leased_by: null,
  lease_until: null,
  since: null,
  problem: null,
  accepted_at: null,
};

/** Locks the row of a station that is set up. */
export async function lockQueue(tx: Tx, stationId: string): Promise<QueueRow | undefined> {
  const { rows } = await sql<QueueRow>`select q.*, ${settingsColumns}, s.name as station_name
    from tune_in_queue q join tune_in_settings t on t.station_id = q.station_id join stations s on s.id = q.station_id
    where q.station_id = ${stationId} for update of q`.execute(tx);
  return rows[0];
}

export type QueueChange = Partial<Omit<Row<'tune_in_queue'>, 'station_id' | 'seq'>>;

/** The caller must have locked the row. */
export async function saveQueue(db: Db | Tx, stationId: string, change: QueueChange): Promise<void> {
  await db.updateTable('tune_in_queue').set(change).where('station_id', '=', stationId).execute();
}

/** Replaces what waits: a call that runs meanwhile changes nothing about it. */
export async function replaceQueued(
  tx: Tx,
  stationId: string,
  queued: { readonly key: string; readonly dueAt: Date } | null,
): Promise<void> {
  await tx
    .updateTable('tune_in_queue')
    .set({
      seq: sql`seq + 1`,
      tries: 0,
      queued_key: queued?.key ?? null,
      due_at: queued?.dueAt ?? null,
    })
    .where('station_id', '=', stationId)
    .execute();
}

interface Lease {
  readonly now: Date;
  readonly until: Date;
  readonly worker: string;
  readonly limit: number;
}

/**
 * Leases stations whose call is due, the longest waiting first. Rows that another server is leasing are skipped, and those
 * of a dead one are taken over when its lease ends.
 */
export async function leaseDue(db: Db, { now, until, worker, limit }: Lease): Promise<QueueRow[]> {
  const { rows } = await sql<QueueRow>`with due as materialized (
      select q.station_id from tune_in_queue q
      join tune_in_settings t on t.station_id = q.station_id join stations s on s.id = q.station_id
      where q.due_at <= ${now} and (q.lease_until is null or q.lease_until <= ${now})
        and t.is_enabled and t.stopped is null and s.status <> 'suspended'
      order by q.due_at limit ${limit} for update of q skip locked
    )
    update tune_in_queue q set leased_by = ${worker}, lease_until = ${until}, called_at = ${now}, tries = q.tries + 1
    from due, tune_in_settings t, stations s
    where q.station_id = due.station_id and t.station_id = due.station_id and s.id = due.station_id
    returning q.*, ${settingsColumns}, s.name as station_name`.execute(db);
  return rows;
}

/** Leases the row of a station for a call that a person requests; undefined while another call runs. */
export async function leaseOne(
  db: Db,
  stationId: string,
  { now, until, worker }: Omit<Lease, 'limit'>,
): Promise<QueueRow | undefined> {
  const { rows } = await sql<QueueRow>`update tune_in_queue q
    set leased_by = ${worker}, lease_until = ${until}, called_at = ${now}, tested_at = ${now}
    from tune_in_settings t, stations s
    where q.station_id = ${stationId} and t.station_id = q.station_id and s.id = q.station_id
      and (q.lease_until is null or q.lease_until <= ${now})
    returning q.*, ${settingsColumns}, s.name as station_name`.execute(db);
  return rows[0];
}

/** Ends a lease without a call. */
export async function releaseQueue(
  db: Db,
  stationId: string,
  { worker, ...change }: QueueChange & { readonly worker: string },
): Promise<void> {
  await db
    .updateTable('tune_in_queue')
    .set({ ...change, leased_by: null, lease_until: null })
    .where('station_id', '=', stationId)
    .where('leased_by', '=', worker)
    .execute();
}

/** Not stored if the settings were deleted meanwhile: their log went with them. */
export async function insertCall(tx: Tx, call: NewRow<'tune_in_calls'>): Promise<void> {
  await sql`insert into tune_in_calls (station_id, at, kind, artist, title, album, is_test, attempt, outcome, status,
      opml_status, error, duration_ms, request, body)
    select ${call.station_id}, ${call.at}, ${call.kind}, ${call.artist}, ${call.title}, ${call.album}, ${call.is_test},
      ${call.attempt}, ${call.outcome}, ${call.status}, ${call.opml_status}, ${call.error}, ${call.duration_ms},
      ${call.request}, ${call.body}
    from tune_in_settings where station_id = ${call.station_id}`.execute(tx);
}

/** Deletes calls that are neither among the latest of their station nor within the figures of a day. */
export async function purgeCalls(
  db: Db,
  { before, dayAgo, keep }: { readonly before: Date; readonly dayAgo: Date; readonly keep: number },
): Promise<void> {
  await db.deleteFrom('tune_in_calls').where('at', '<', before).execute();
  await sql`delete from tune_in_calls c using (
      select id, row_number() over (partition by station_id order by id desc) as place from tune_in_calls
    ) as ranked where ranked.id = c.id and ranked.place > ${keep} and c.at < ${dayAgo}`.execute(db);
}

export type RefusedStation = Pick<Row<'stations'>, 'id' | 'name' | 'account_id'> & Pick<QueueRow, 'problem'>;

/**
 * Marks the stations that TuneIn has refused since a time, once until it accepts a song, and returns them. Stations that are
 * suspended or paused wait.
 */
export async function markRefused(
  tx: Tx,
  { since, now, limit }: { readonly since: Date; readonly now: Date; readonly limit: number },
): Promise<RefusedStation[]> {
  const { rows } = await sql<RefusedStation>`update tune_in_queue q set refusal_told_at = ${now}
    from (select q.station_id, s.id, s.name, s.account_id from tune_in_queue q
        join tune_in_settings t on t.station_id = q.station_id and t.is_enabled and t.stopped is null
        join stations s on s.id = q.station_id and s.status <> 'suspended'
        left join streaming_services v on v.id = s.service_id
        left join now_playing n on n.station_id = s.id
        where q.state = 'refused' and q.since <= ${since} and q.refusal_told_at is null
          and v.paused_at is null and n.settings ->> 'isPaused' is distinct from 'true'
        order by q.since limit ${limit} for update of q skip locked) as s
    where q.station_id = s.station_id returning s.id, s.name, s.account_id, q.problem`.execute(tx);
  return rows;
}
