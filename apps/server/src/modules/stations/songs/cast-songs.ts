import type { PublicTrack } from '@unmuted/api/contract';
import { pictureUrlOf } from '#/modules/stations/covers/cover-url.ts';
import { findStationOfCast, listPublicSongs } from '#/modules/stations/songs/public.repository.ts';
import type { Db } from '#/platform/db/schema.ts';

export interface CastSongs {
  /** Null while no song is known to play. */
  readonly current: PublicTrack | null;
  /** The current song and those before, the latest first. */
  readonly songs: readonly PublicTrack[];
}

/** The songs of a cast as the station that plays it reads them; null if no station has recorded any. */
export async function readCastSongs(
  { db, apiUrl }: { readonly db: Db; readonly apiUrl: () => string },
  castId: string,
  { now, limit }: { readonly now: Date; readonly limit: number },
): Promise<CastSongs | null> {
  const station = await findStationOfCast(db, castId);
  if (!station) return null;
  const rows = await listPublicSongs(db, station.id, { now, limit });
  const songs = rows.flatMap(({ kind, artist, title, cover, started_at: startedAt }) =>
    kind === 'song' && title !== null
      ? [
          {
            artist,
            title,
            coverUrl: pictureUrlOf({ apiUrl }, { cover, logo: station.logo }),
            startedAt: startedAt.toISOString(),
          },
        ]
      : [],
  );
  const isSong = rows[0]?.is_current === true && rows[0].kind === 'song';
  return { current: isSong ? (songs[0] ?? null) : null, songs: songs.slice(0, limit) };
}
