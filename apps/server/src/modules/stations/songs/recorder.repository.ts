import type { NowPlayingSettings, Song } from '@unmuted/api/contract';
import { sql } from 'kysely';
import type { SongAnnouncement } from '#/modules/stations/songs/announcement.ts';
import type { Correction, FleetReading, ReadText } from '#/modules/stations/songs/read-text.ts';
import { deleteInBatches } from '#/platform/db/delete-in-batches.ts';
import type { Db, Tx } from '#/platform/db/schema.ts';
import type { ReceivedSong } from '#/platform/db/song-tables.ts';

// Internal to the recorder: not scoped and not reachable from requests.

/** A station whose text is another than that of its open song. */
export interface ChangedText {
  station_id: string;
  name: string;
  settings: NowPlayingSettings | null;
  /** Null when the station stopped sending one. */
  raw: string | null;
  fields: ReceivedSong | null;
  /** When the text was first received. */
  since: Date | null;
  listeners: number | null;
}

/** A song of another source than the stream ends after this time, if nothing new arrives. */
const receivedForMs = 4 * 3_600_000;

const source = sql`coalesce(n.settings ->> 'source', 'stream')`;
/** The text that a station sends now; null while it is off air, paused or suspended. */
const currentText = (now: Date) => sql`case
  when s.status <> 'active' or (n.settings ->> 'isPaused')::boolean then null
  when ${source} <> 'stream' then case when n.received_source = ${source}
    and n.received_at > ${new Date(now.getTime() - receivedForMs)} then n.received end
  when c.id is not null then case when l.on_air then nullif(left(l.title, 500), '') end
  when v.paused_at is not null then null
  else nullif(left(k.title, 500), '') end`;

/** The stations whose text changed since their open song began. */
export async function listChangedTexts(db: Db, now: Date, limit: number): Promise<ChangedText[]> {
  const { rows } = await sql<ChangedText>`select * from (
      select s.id as station_id, s.name, n.settings, ${currentText(now)} as raw,
        case when ${source} <> 'stream' then n.received_song end as fields,
        case when ${source} <> 'stream' then n.received_at when c.id is not null then l.title_since
          else k.title_since end as since,
        case when c.id is not null then l.listeners else k.listeners end as listeners, o.raw as open_raw
      from stations s left join now_playing n on n.station_id = s.id
      left join streaming_services v on v.id = s.service_id
      left join service_checks k on k.service_id = v.id
      left join casts c on c.id = v.cast_id and c.account_id = s.account_id and c.terminated_at is null
      left join cast_live l on l.cast_id = c.id
      left join songs o on o.station_id = s.id and o.ended_at is null
    ) as texts where raw is distinct from open_raw limit ${limit}`.execute(db);
  return rows;
}

/** The last row of a station. */
export interface LastSong extends ReadText {
  readonly id: string;
  readonly raw: string;
  readonly startedAt: Date;
  readonly endedAt: Date | null;
}

/** The latest two rows of a station, locked until the end of the transaction. */
export async function lockLastSongs(tx: Tx, stationId: string): Promise<LastSong[]> {
  // Recorders of two servers wait for each other while the role passes over.
  await sql`select from stations where id = ${stationId} for no key update`.execute(tx);
  const { rows } =
    await sql<LastSong>`select id, raw, kind, artist, title, album, is_corrected as "isCorrected",
      started_at as "startedAt", ended_at as "endedAt"
    from songs where station_id = ${stationId} order by started_at desc, id desc limit 2`.execute(tx);
  return rows;
}

/** What persons made of texts, by the keys of the texts. */
export async function listCorrections(
  db: Db | Tx,
  stationId: string,
  rawKeys: readonly string[],
): Promise<Map<string, Correction>> {
  const rows = await db
    .selectFrom('song_corrections')
    .select(['raw_key', 'artist', 'title', 'album'])
    .where('station_id', '=', stationId)
    .where('raw_key', '=', sql<string>`any(${rawKeys})`)
    .execute();
  return new Map(rows.map(({ raw_key: rawKey, ...correction }) => [rawKey, correction]));
}

export async function findCorrection(
  db: Db | Tx,
  stationId: string,
  rawKey: string,
): Promise<Correction | undefined> {
  return (await listCorrections(db, stationId, [rawKey])).get(rawKey);
}

/** The rules of the provider; empty ones until staff add some. */
export async function findFleetReading(db: Db | Tx): Promise<FleetReading & { readonly version: number }> {
  const row = await db.selectFrom('fleet_title_rules').selectAll().executeTakeFirst();
  return { rules: row?.rules ?? [], ignore: row?.ignored ?? [], version: row?.version ?? 0 };
}

/** The song continues with another spelling of its text. */
export async function saveRaw(
  tx: Tx,
  id: string,
  { raw, rawKey }: { readonly raw: string; readonly rawKey: string },
): Promise<void> {
  await tx.updateTable('songs').set({ raw, raw_key: rawKey }).where('id', '=', id).execute();
}

export async function endSong(tx: Tx, id: string, at: Date): Promise<void> {
  await sql`update songs set ended_at = greatest(started_at, ${at}::timestamptz)
    where id = ${id} and ended_at is null`.execute(tx);
}

/** A text that was too short for the history. */
export async function deleteSong(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('songs').where('id', '=', id).execute();
}

/** What was interrupted by a text that was too short goes on. */
export async function reopenSong(
  tx: Tx,
  id: string,
  text: { readonly raw: string; readonly rawKey: string },
): Promise<void> {
  await tx
    .updateTable('songs')
    .set({ raw: text.raw, raw_key: text.rawKey, ended_at: null })
    .where('id', '=', id)
    .execute();
}

export interface NewSong extends ReadText {
  readonly stationId: string;
  readonly raw: string;
  readonly rawKey: string;
  readonly source: Song['source'];
  readonly listeners: number | null;
  readonly startedAt: Date;
  readonly announceAt: Date;
}

export async function insertSong(tx: Tx, song: NewSong): Promise<void> {
  await tx
    .insertInto('songs')
    .values({
      station_id: song.stationId,
      kind: song.kind,
      raw: song.raw,
      raw_key: song.rawKey,
      artist: song.artist,
      title: song.title,
      album: song.album,
      source: song.source,
      is_corrected: song.isCorrected,
      listeners: song.listeners,
      started_at: song.startedAt,
      ended_at: null,
      announce_at: song.announceAt,
      announced_at: null,
    })
    .execute();
}

/** A song whose delay and minimum time have passed, and the account of its station. */
export interface Announced extends SongAnnouncement {
  readonly accountId: string;
  readonly stationName: string;
}

/** Marks due songs as announced and returns them, the oldest first. */
export async function announceDue(tx: Tx, now: Date, limit: number): Promise<Announced[]> {
  const { rows } = await sql<Announced & { id: string }>`with due as materialized (
      select id from songs where announced_at is null and announce_at <= ${now}
      order by announce_at, id limit ${limit} for update skip locked)
    update songs o set announced_at = ${now} from due, stations s
    where o.id = due.id and s.id = o.station_id
    returning o.id, o.id as "songId", o.station_id as "stationId", o.kind, o.artist, o.title, o.album,
      o.started_at as "startedAt", s.account_id as "accountId", s.name as "stationName"`.execute(tx);
  return rows.toSorted((a, b) => Number(BigInt(a.id) - BigInt(b.id)));
}

/** Deletes songs that began before a time; corrections stay. */
export async function purgeSongs(db: Db, before: Date, signal?: AbortSignal): Promise<void> {
  const where = sql`started_at < ${before} and ended_at is not null`;
  await deleteInBatches(db, { table: 'songs', where, signal });
}
