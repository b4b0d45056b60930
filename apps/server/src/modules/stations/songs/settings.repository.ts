import type { NowPlayingSettings } from '@unmuted/api/contract';
import { sql } from 'kysely';
import type { Correction, ReadText } from '#/modules/stations/songs/read-text.ts';
import type { Tx } from '#/platform/db/schema.ts';
import type { ReceivedSong } from '#/platform/db/song-tables.ts';

// The callers have locked the station.

/** Stores settings; what another source sent before is forgotten. */
export async function saveSettings(
  tx: Tx,
  stationId: string,
  {
    settings,
    version,
    now,
  }: { readonly settings: NowPlayingSettings; readonly version: number; readonly now: Date },
): Promise<void> {
  const isFeed = settings.source === 'json' || settings.source === 'xml';
  const feedNextAt = isFeed && !settings.isPaused ? now : null;
  await sql`insert into now_playing as n (station_id, settings, version, feed_next_at)
    values (${stationId}, ${JSON.stringify(settings)}, ${version}, ${feedNextAt})
    on conflict (station_id) do update set settings = excluded.settings, version = excluded.version,
      feed_next_at = excluded.feed_next_at, feed_leased_by = null, feed_lease_until = null,
      feed_checked_at = null, feed_problem = null,
      received = case when n.received_source = ${settings.source} then n.received end,
      received_at = case when n.received_source = ${settings.source} then n.received_at end,
      received_song = case when n.received_source = ${settings.source} then n.received_song end,
      received_source = case when n.received_source = ${settings.source} then n.received_source end`.execute(
    tx,
  );
}

export async function savePushToken(tx: Tx, stationId: string, hash: Buffer | null): Promise<void> {
  await tx
    .insertInto('now_playing')
    .values({ station_id: stationId, push_token_hash: hash })
    .onConflict((conflict) => conflict.column('station_id').doUpdateSet({ push_token_hash: hash }))
    .execute();
}

/** The text that plays, to be read again with other settings. */
export async function findOpenSong(
  tx: Tx,
  stationId: string,
): Promise<{ id: string; raw: string; raw_key: string } | undefined> {
  return tx
    .selectFrom('songs')
    .select(['id', 'raw', 'raw_key'])
    .where('station_id', '=', stationId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
}

/** The fields of the text that was last received; null for another text. */
export async function findReceivedFields(
  tx: Tx,
  stationId: string,
  raw: string,
): Promise<ReceivedSong | null> {
  const row = await tx
    .selectFrom('now_playing')
    .select('received_song')
    .where('station_id', '=', stationId)
    .where('received', '=', raw)
    .executeTakeFirst();
  return row?.received_song ?? null;
}

export async function saveReadText(tx: Tx, songId: string, read: ReadText): Promise<void> {
  const { kind, artist, title, album, isCorrected } = read;
  await tx
    .updateTable('songs')
    .set({ kind, artist, title, album, is_corrected: isCorrected })
    .where('id', '=', songId)
    .execute();
}

/** Remembers what a text means. */
export async function saveCorrection(
  tx: Tx,
  { stationId, rawKey, now }: { readonly stationId: string; readonly rawKey: string; readonly now: Date },
  correction: Correction,
): Promise<void> {
  await tx
    .insertInto('song_corrections')
    .values({ station_id: stationId, raw_key: rawKey, ...correction, created_at: now })
    .onConflict((conflict) =>
      conflict.columns(['station_id', 'raw_key']).doUpdateSet({ ...correction, created_at: now }),
    )
    .execute();
}

export async function deleteCorrection(tx: Tx, stationId: string, rawKey: string): Promise<void> {
  await tx
    .deleteFrom('song_corrections')
    .where('station_id', '=', stationId)
    .where('raw_key', '=', rawKey)
    .execute();
}

/** The songs of a text, by how it was spelled. */
export async function listTexts(
  tx: Tx,
  { stationId, rawKey }: { readonly stationId: string; readonly rawKey: string },
): Promise<string[]> {
  const rows = await tx
    .selectFrom('songs')
    .select('raw')
    .distinct()
    .where('station_id', '=', stationId)
    .where('raw_key', '=', rawKey)
    .execute();
  return rows.map(({ raw }) => raw);
}

/** Changes every row of a text and returns their number. */
export async function saveTexts(
  tx: Tx,
  { stationId, raw }: { readonly stationId: string; readonly raw: string },
  { kind, artist, title, album, isCorrected }: ReadText,
): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('songs')
    .set({ kind, artist, title, album, is_corrected: isCorrected })
    .where('station_id', '=', stationId)
    .where('raw', '=', raw)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
