import { sql } from 'kysely';
import type { Db, Tx } from '#/platform/db/schema.ts';

// Covers belong to no account: any station that plays the song shows them.

export interface WantedCover {
  readonly key: string;
  readonly artist: string;
  readonly title: string;
  readonly album: string | null;
}

/** Notes that a station plays a song; unknown covers, and those that were missing for long, are looked up again. */
export async function wantCover(
  tx: Tx,
  { key, artist, title, album }: WantedCover,
  { now, missingSince }: { readonly now: Date; readonly missingSince: Date },
): Promise<void> {
  await sql`insert into song_covers as c (key, artist, title, album, next_at, used_at)
    values (${key}, ${artist}, ${title}, ${album}, ${now}, ${now})
    on conflict (key) do update set used_at = greatest(c.used_at, excluded.used_at),
      album = coalesce(c.album, excluded.album),
      state = case when c.state = 'none' and c.looked_up_at < ${missingSince} then 'waiting' else c.state end,
      next_at = case when c.state = 'none' and c.looked_up_at < ${missingSince} then excluded.next_at
        else c.next_at end`.execute(tx);
}

/** Whether the owner of a station lets songs be looked up. */
export async function looksUpCovers(tx: Tx, stationId: string): Promise<boolean> {
  const { rows } = await sql`select from now_playing
    where station_id = ${stationId} and (settings ->> 'looksUpCovers')::boolean`.execute(tx);
  return rows.length > 0;
}

/** The cover of one song in the history. */
export async function saveCoverKey(tx: Tx, songId: string, key: string | null): Promise<void> {
  await tx.updateTable('songs').set({ cover_key: key }).where('id', '=', songId).execute();
}

/** The cover of all songs of a text. */
export async function saveCoverKeys(
  tx: Tx,
  { stationId, rawKey }: { readonly stationId: string; readonly rawKey: string },
  key: string | null,
): Promise<void> {
  await tx
    .updateTable('songs')
    .set({ cover_key: key })
    .where('station_id', '=', stationId)
    .where('raw_key', '=', rawKey)
    .execute();
}

/** The cover that was wanted last and is due. */
export async function findDueCover(
  db: Db,
  now: Date,
): Promise<(WantedCover & { readonly attempts: number }) | undefined> {
  return db
    .selectFrom('song_covers')
    .select(['key', 'artist', 'title', 'album', 'attempts'])
    .where('next_at', '<=', now)
    .orderBy('used_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export interface CoverResult {
  readonly state: 'waiting' | 'found' | 'none';
  readonly hash: string | null;
  readonly attempts: number;
  readonly next_at: Date | null;
  readonly looked_up_at: Date;
}

export async function saveCover(db: Db, key: string, result: CoverResult): Promise<void> {
  await db.updateTable('song_covers').set(result).where('key', '=', key).execute();
}

/** The stations that play the song now. */
export async function listPlaying(db: Db, key: string): Promise<string[]> {
  const rows = await db
    .selectFrom('songs')
    .select('station_id')
    .distinct()
    .where('cover_key', '=', key)
    .where('ended_at', 'is', null)
    .execute();
  return rows.map(({ station_id: id }) => id);
}

/** Hides a cover on a station, or shows it again. */
export async function saveHidden(
  tx: Tx,
  { stationId, key }: { readonly stationId: string; readonly key: string },
  isHidden: boolean,
): Promise<void> {
  if (isHidden)
    await sql`insert into hidden_covers (station_id, key) values (${stationId}, ${key}) on conflict do nothing`.execute(
      tx,
    );
  else
    await tx.deleteFrom('hidden_covers').where('station_id', '=', stationId).where('key', '=', key).execute();
}

/** Those of the hashes that are covers. */
export async function listCoverHashes(db: Db | Tx, hashes: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ hash: string }>`select distinct hash from song_covers
    where hash = any(${hashes})`.execute(db);
  return rows.map(({ hash }) => hash);
}

/** Deletes covers that no station has needed since a time. */
export async function purgeCovers(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('song_covers').where('used_at', '<', before).execute();
}
