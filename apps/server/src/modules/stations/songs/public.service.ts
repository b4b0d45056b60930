import { timingSafeEqual } from 'node:crypto';
import type { PublicNowPlaying, pushedSong } from '@unmuted/api/contract';
import type * as z from 'zod/mini';
import { hashToken } from '#/modules/identity/session/session-token.ts';
import { pictureUrlOf } from '#/modules/stations/covers/cover-url.ts';
import {
  findPublicStation,
  listPublicSongs,
  savePushedSong,
} from '#/modules/stations/songs/public.repository.ts';
import { clipText } from '#/modules/stations/songs/read-text.ts';
import type { Clock } from '#/platform/clock/clock.ts';
import type { Db } from '#/platform/db/schema.ts';
import { AppError } from '#/platform/http/app-error.ts';
import { createMemo } from '#/platform/lib/memo.ts';

interface PublicSongDeps {
  readonly db: Db;
  readonly clock: Clock;
  /** The public URL of the main API. */
  readonly apiUrl: () => string;
}

const cachedMs = 2_000;
const previousCount = 10;

/** Public songs from a cache: many players poll, but the database is queried once per two seconds. */
export function createPublicSongs(deps: PublicSongDeps) {
  const { db, clock } = deps;
  const cache = createMemo({ clock, forMs: cachedMs, load });

  async function load(publicId: string): Promise<PublicNowPlaying | undefined> {
    const station = await findPublicStation(db, publicId);
    if (!station) return undefined;
    const rows = await listPublicSongs(db, station.id, { now: clock.now(), limit: previousCount });
    const songs = rows.flatMap(
      ({ kind, artist, title, album, cover, started_at: startedAt, is_current: isCurrent }) => {
        if (kind !== 'song' || title === null) return [];
        const coverUrl = pictureUrlOf(deps, { cover, logo: station.logo });
        return [{ isCurrent, song: { artist, title, album, coverUrl, startedAt: startedAt.toISOString() } }];
      },
    );
    const isPlaying = rows[0]?.is_current === true && songs[0]?.isCurrent === true;
    return {
      station: station.name,
      song: isPlaying ? (songs[0]?.song ?? null) : null,
      previous: songs
        .slice(isPlaying ? 1 : 0)
        .slice(0, previousCount)
        .map(({ song }) => song),
    };
  }

  return {
    async read(publicId: string): Promise<PublicNowPlaying> {
      const found = await cache.get(publicId);
      if (!found) throw new AppError('resource.not_found');
      return found;
    },
  };
}

/** Stores a song of playout software. The recorder reads it within a second. */
export async function pushSong(
  { db, clock }: Pick<PublicSongDeps, 'db' | 'clock'>,
  publicId: string,
  { token, artist = null, title, album = null, isCommercial = false }: z.output<typeof pushedSong>,
): Promise<undefined> {
  const station = await findPublicStation(db, publicId);
  if (!station) throw new AppError('resource.not_found');
  const { push_token_hash: hash } = station;
  if (hash === null || !timingSafeEqual(hash, hashToken(token))) throw new AppError('station.push_refused');
  if (station.source !== 'push' || station.is_paused || station.status !== 'active')
    throw new AppError('station.push_disabled');
  const text = clipText(artist === null ? title : `${artist} - ${title}`);
  const fields = { artist, title, album, isCommercial };
  await savePushedSong(db, station.id, { text, fields, at: clock.now() });
  return undefined;
}
