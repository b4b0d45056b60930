import type { SiteLive, SiteSong, SiteSource } from '@unmuted/api/contract';
import { findLiveSource, type LiveSource } from '#/modules/sites/pages/pages.repository.ts';
import { pictureUrlOf } from '#/modules/stations/covers/cover-url.ts';
import { readCastSongs } from '#/modules/stations/songs/cast-songs.ts';
import { listPublicSongs } from '#/modules/stations/songs/public.repository.ts';
import { type PublicReader, toTrack } from '#/modules/widgets/public/public.service.ts';
import type { Clock } from '#/platform/clock/clock.ts';
import type { Db } from '#/platform/db/schema.ts';

export interface SourceLiveDeps {
  readonly db: Db;
  readonly clock: Clock;
  /** The public URL of the main API. */
  readonly apiUrl: () => string;
  readonly reader: PublicReader;
}

/** What a station or a cast plays now. */
export interface SourceLive {
  readonly state: SiteLive['state'];
  /** Null off air, and if it is not known. */
  readonly song: SiteSong | null;
  readonly previous: readonly SiteSong[];
  readonly listeners: number | null;
}

/** More than a page shows. */
const songsAtMost = 11;

/** A source that the account does not have, or that is suspended, is off air. */
export async function readSourceLive(
  deps: SourceLiveDeps,
  accountId: string,
  source: SiteSource | null,
): Promise<SourceLive> {
  const found = source && (await findLiveSource(deps.db, accountId, source));
  if (!found || found.is_suspended) return { state: 'off_air', song: null, previous: [], listeners: null };
  const [now, { current, previous }] = await Promise.all([stateOf(deps, found), songsOf(deps, found)]);
  const isOnAir = now.state === 'on_air';
  return {
    state: now.state,
    song: isOnAir ? (current ?? now.title) : null,
    // What played last is no longer current.
    previous: isOnAir || !current ? previous : [current, ...previous],
    listeners: isOnAir ? now.listeners : null,
  };
}

interface Now {
  readonly state: SiteLive['state'];
  readonly listeners: number | null;
  /** What the encoder sends, if no station records the songs. */
  readonly title: SiteSong | null;
}

async function stateOf({ reader }: SourceLiveDeps, { cast, checked, listeners }: LiveSource): Promise<Now> {
  if (cast === null) {
    const isKnown = checked !== null && checked !== 'unknown';
    const state = isKnown ? (checked === 'on_air' ? 'on_air' : 'off_air') : 'unknown';
    return { state, listeners, title: null };
  }
  const { moment } = await reader.castOf(cast);
  const { title, titleSince } = moment;
  const state =
    moment.state === 'live' ? 'on_air' : moment.state === 'unknown' ? ('unknown' as const) : 'off_air';
  return {
    state,
    listeners: moment.listeners,
    title: title === null ? null : toTrack({ title, startedAt: titleSince }),
  };
}

interface Songs {
  readonly current: SiteSong | null;
  readonly previous: readonly SiteSong[];
}

async function songsOf(deps: SourceLiveDeps, source: LiveSource): Promise<Songs> {
  const { db, clock, apiUrl } = deps;
  const now = clock.now();
  if (source.station_id === null) {
    const read = source.cast_id && (await readCastSongs(deps, source.cast_id, { now, limit: songsAtMost }));
    if (!read) return { current: null, previous: [] };
    return { current: read.current, previous: read.songs.slice(read.current ? 1 : 0) };
  }
  const rows = await listPublicSongs(db, source.station_id, { now, limit: songsAtMost });
  const songs = rows.flatMap(
    ({ kind, artist, title, cover, started_at: startedAt, is_current: isCurrent }) =>
      kind === 'song' && title !== null
        ? [
            {
              isCurrent,
              song: {
                artist,
                title,
                coverUrl: pictureUrlOf({ apiUrl }, { cover, logo: null }),
                startedAt: startedAt.toISOString(),
              },
            },
          ]
        : [],
  );
  const isSong = rows[0]?.is_current === true && songs[0]?.isCurrent === true;
  return {
    current: isSong ? (songs[0]?.song ?? null) : null,
    previous: songs
      .slice(isSong ? 1 : 0)
      .slice(0, songsAtMost - 1)
      .map(({ song }) => song),
  };
}
