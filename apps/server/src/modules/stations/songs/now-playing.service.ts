import type { NowPlaying, Song, SongList, SongQuery } from '@unmuted/api/contract';
import { coverUrlOf } from '#/modules/stations/covers/cover-url.ts';
import { defaultSettings } from '#/modules/stations/songs/default-settings.ts';
import * as repository from '#/modules/stations/songs/now-playing.repository.ts';
import { readStations, type StationDeps } from '#/modules/stations/stations/stations.service.ts';
import type { Scope } from '#/platform/auth/scope.ts';
import { pageOf } from '#/platform/db/pagination.ts';
import { AppError } from '#/platform/http/app-error.ts';

export interface NowPlayingDeps extends StationDeps {
  /** The public base URL of the cast API. */
  readonly castUrl: () => string;
  /** The public URL of the main API. */
  readonly apiUrl: () => string;
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const latestCount = 50;

/** What stations play; those that the scope may not see are left out. */
export async function readNowPlaying(
  deps: NowPlayingDeps,
  scope: Scope,
  ids: readonly string[],
): Promise<NowPlaying[]> {
  const { db, clock } = deps;
  const now = clock.now();
  const dayAgo = new Date(now.getTime() - dayMs);
  const [rows, stations, songs, counts] = await Promise.all([
    repository.listPlayingStations(db, scope, ids),
    readStations(deps, scope, ids),
    repository.listLatestSongs(db, scope, { ids, now, limit: latestCount }),
    repository.countSongs(db, scope, { ids, from: dayAgo }),
  ]);
  const songsOf = Map.groupBy(songs, ({ station_id: id }) => id);
  const current = new Map(
    [...songsOf].flatMap(([id, [latest]]) =>
      latest && isPlaying(latest, now) ? [[id, latest] as const] : [],
    ),
  );
  const plays = await repository.countPlays(db, scope, {
    songIds: [...current.values()].filter(({ kind }) => kind === 'song').map(({ id }) => id),
    from: new Date(now.getTime() - 7 * dayMs),
  });
  return rows.map((row) => {
    const { source, isPaused } = row.settings ?? defaultSettings;
    const { parsed, corrected, unknown, others } = counts.find(({ station_id: id }) => id === row.id) ?? none;
    const playing = current.get(row.id);
    return {
      stationId: row.id,
      state: stations.find(({ id }) => id === row.id)?.state ?? 'unknown',
      current: playing ? toSong(deps, playing) : null,
      plays7d: plays.find(({ station_id: id }) => id === row.id)?.plays ?? 0,
      songs: (songsOf.get(row.id) ?? []).map((song) => toSong(deps, song)),
      day: { parsed, corrected, unknown, others },
      feed:
        source === 'json' || source === 'xml'
          ? { checkedAt: row.feed_checked_at?.toISOString() ?? null, problem: row.feed_problem }
          : null,
      isPaused,
      publicUrl: publicUrlOf(deps, row.public_id),
    };
  });
}

const none = { parsed: 0, corrected: 0, unknown: 0, others: 0 };

/** A song whose delayed end is still to come plays on. */
const isPlaying = ({ ended_at: endedAt }: repository.SongRow, now: Date): boolean =>
  endedAt === null || endedAt > now;

/** Where anyone reads what a station plays. */
export const publicUrlOf = ({ castUrl }: Pick<NowPlayingDeps, 'castUrl'>, publicId: string): string =>
  `${castUrl()}/public/nowplaying/${publicId}`;

export function toSong(deps: Pick<NowPlayingDeps, 'apiUrl'>, row: repository.SongRow): Song {
  return {
    id: row.id,
    kind: row.kind,
    raw: row.raw,
    artist: row.artist,
    title: row.title,
    album: row.album,
    cover: row.cover && { url: coverUrlOf(deps, row.cover), isHidden: row.cover.isHidden },
    source: row.source,
    startedAt: row.started_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
    isCorrected: row.is_corrected,
    listeners: row.listeners,
  };
}

export async function readOne(deps: NowPlayingDeps, scope: Scope, id: string): Promise<NowPlaying> {
  const [found] = await readNowPlaying(deps, scope, [id]);
  if (!found) throw new AppError('resource.not_found');
  return found;
}

export async function listHistory(
  deps: NowPlayingDeps,
  scope: Scope,
  id: string,
  query: SongQuery,
): Promise<SongList> {
  const page = pageOf(query);
  const [station] = await repository.listPlayingStations(deps.db, scope, [id]);
  if (!station) throw new AppError('resource.not_found');
  const found = await repository.listSongs(deps.db, scope, id, { query, now: deps.clock.now(), page });
  return { items: found.items.map((song) => toSong(deps, song)), total: found.total, ...page };
}
