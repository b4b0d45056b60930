import type { SiteLive, SiteSong } from '@unmuted/api/contract';
import { findLiveSource, type LiveSource } from '#/modules/sites/pages/pages.repository.ts';
import type { PublicSite } from '#/modules/sites/pages/public-sites.ts';
import { pictureUrlOf } from '#/modules/stations/covers/cover-url.ts';
import { readCastSongs } from '#/modules/stations/songs/cast-songs.ts';
import { listPublicSongs } from '#/modules/stations/songs/public.repository.ts';
import { type PublicReader, toTrack } from '#/modules/widgets/public/public.service.ts';
import type { Clock } from '#/platform/clock/clock.ts';
import type { Db } from '#/platform/db/schema.ts';

interface SiteLiveDeps {
  readonly db: Db;
  readonly clock: Clock;
  /** The public URL of the main API. */
  readonly apiUrl: () => string;
  readonly reader: PublicReader;
}

type Site = Pick<PublicSite, 'account_id' | 'document' | 'number'>;

/** More than a page shows. */
const songsAtMost = 11;

/** What a site plays now. */
export async function readSiteLive(deps: SiteLiveDeps, site: Site): Promise<SiteLive> {
  const { source } = site.document;
  const found = source && (await findLiveSource(deps.db, site.account_id, source));
  const nothing = { song: null, previous: [], listeners: null, version: site.number };
  if (!found || found.is_suspended) return { ...nothing, state: 'off_air' };
  const [now, { current, previous }] = await Promise.all([stateOf(deps, found), songsOf(deps, found)]);
  const isOnAir = now.state === 'on_air';
  const isShown = site.document.sections.some(
    (section) => section.type === 'hero' && section.isOn && section.showsListeners,
  );
  return {
    state: now.state,
    song: isOnAir ? (current ?? now.title) : null,
    // What played last is no longer current.
    previous: isOnAir || !current ? previous : [current, ...previous],
    listeners: isOnAir && isShown ? now.listeners : null,
    version: site.number,
  };
}

interface Now {
  readonly state: SiteLive['state'];
  readonly listeners: number | null;
  /** What the encoder sends, if no station records the songs. */
  readonly title: SiteSong | null;
}

async function stateOf({ reader }: SiteLiveDeps, { cast, checked, listeners }: LiveSource): Promise<Now> {
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

async function songsOf(deps: SiteLiveDeps, source: LiveSource): Promise<Songs> {
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
