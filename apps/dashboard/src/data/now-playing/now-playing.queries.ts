import { keepPreviousData, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import {
  type ApiClients,
  type NowPlaying,
  type NowPlayingSettings,
  type RuleTest,
  type SavedNowPlayingSettings,
  type Song,
  type SongCorrection,
  unwrap,
} from '@unmuted/api';
import { nowPlayingKeys } from '#/data/now-playing/now-playing-keys.ts';

const quiet = { notify: () => false };
const at = (id: string) => ({ path: { id } });

/** What a station plays, and its latest songs. */
export const nowPlayingQuery = ({ main }: ApiClients, id: string) =>
  queryOptions({
    queryKey: nowPlayingKeys.one(id),
    queryFn: ({ signal }) =>
      unwrap(main.GET('/control/nowplaying/{id}', { params: at(id), signal, ...quiet })),
  });

/** How the songs of a station are found. */
export const nowPlayingSettingsQuery = ({ main }: ApiClients, id: string) =>
  queryOptions({
    queryKey: nowPlayingKeys.settings(id),
    queryFn: ({ signal }) =>
      unwrap(main.GET('/control/nowplaying/{id}/settings', { params: at(id), signal, ...quiet })),
  });

/** New settings and the version they are based on. */
export interface NowPlayingSave {
  settings: NowPlayingSettings;
  version: number;
}

export const saveNowPlayingSettings = ({ main }: ApiClients, id: string) =>
  mutationOptions({
    mutationFn: ({ settings, version }: NowPlayingSave) =>
      unwrap(
        main.PUT('/control/nowplaying/{id}/settings', {
          params: { ...at(id), header: { 'If-Match': String(version) } },
          body: settings,
          ...quiet,
        }),
      ),
    onSuccess: (saved: SavedNowPlayingSettings, _save, _none, { client }) => {
      client.setQueryData<SavedNowPlayingSettings>(nowPlayingKeys.settings(id), saved);
      // Not awaited: the settings are saved even if the songs fail to load.
      rereadSongs(client, id);
    },
  });

/** Unsaved settings with texts to read. */
export interface RuleTestDraft extends Omit<RuleTest, 'rules'> {
  rules: (RuleTest['rules'][number] & { key: string })[];
}

/** What unsaved settings make of texts, with the keys of the rules; disabled without any text. */
export const ruleTestQuery = ({ main }: ApiClients, id: string, test: RuleTestDraft) =>
  queryOptions({
    queryKey: [...nowPlayingKeys.ruleTest(id), test],
    queryFn: async ({ signal }) => {
      const body = { ...test, rules: test.rules.map(({ key: _, ...rule }) => rule) };
      const { results, invalidRules } = await unwrap(
        main.POST('/control/nowplaying/{id}/test-rules', { params: at(id), body, signal, ...quiet }),
      );
      const keysOf = (places: readonly number[]) => places.flatMap((place) => test.rules[place]?.key ?? []);
      return {
        results: results.map((result) => ({ ...result, rules: keysOf(result.rules) })),
        invalidRules: keysOf(invalidRules),
      };
    },
    enabled: test.samples.length > 0,
    staleTime: 10_000,
    placeholderData: keepPreviousData,
  });

/** The part of a history that is shown or exported. Instants are in UTC. */
export interface SongsParams {
  from?: string | undefined;
  to?: string | undefined;
  kind?: Song['kind'] | undefined;
  q?: string | undefined;
}

const queryOf = ({ from, to, kind, q }: SongsParams, page: number, pageSize: number) => ({
  page,
  pageSize,
  ...(from && { from }),
  ...(to && { to }),
  ...(kind && { kind }),
  ...(q && { q }),
});

/** One page of what a station played, the latest first. */
export const songsQuery = (
  { main }: ApiClients,
  id: string,
  { page, pageSize, ...params }: SongsParams & { page: number; pageSize: number },
) =>
  queryOptions({
    queryKey: [...nowPlayingKeys.songs(id), queryOf(params, page, pageSize)],
    queryFn: ({ signal }) =>
      unwrap(
        main.GET('/control/nowplaying/{id}/history', {
          params: { ...at(id), query: queryOf(params, page, pageSize) },
          signal,
          ...quiet,
        }),
      ),
    placeholderData: keepPreviousData,
  });

export interface ReadSongsOptions {
  signal: AbortSignal;
  /** Called after each page. */
  onProgress: (read: number, total: number) => void;
}

/** The largest page of the contract. */
const exportPageSize = 200;

/** All songs of a range, the latest first. A fixed end keeps the pages stable while songs are added. */
export async function readSongs(
  { main }: ApiClients,
  id: string,
  params: SongsParams & { to: string },
  { signal, onProgress }: ReadSongsOptions,
): Promise<Song[]> {
  const songs: Song[] = [];
  for (let page = 1; ; page += 1) {
    const { items, total } = await unwrap(
      main.GET('/control/nowplaying/{id}/history', {
        params: { ...at(id), query: queryOf(params, page, exportPageSize) },
        signal,
        ...quiet,
      }),
    );
    songs.push(...items);
    onProgress(songs.length, total);
    if (items.length === 0 || songs.length >= total) return songs;
  }
}

export interface SongCorrect extends SongCorrection {
  songId: string;
}

/** Sets what a received text means, in the history and in future; null restores the result of the settings. */
export const correctSong = ({ main }: ApiClients, id: string) =>
  mutationOptions({
    mutationFn: ({ songId, correction }: SongCorrect) =>
      unwrap(
        main.PATCH('/control/nowplaying/{id}/history/{songId}', {
          params: { path: { id, songId } },
          body: { correction },
          ...quiet,
        }),
      ),
    onSuccess: ({ song }, _sent, _none, { client }) => {
      client.setQueryData<NowPlaying>(nowPlayingKeys.one(id), (now) => now && withSong(now, song));
      rereadSongs(client, id);
      void client.invalidateQueries({ queryKey: nowPlayingKeys.ruleTest(id) });
    },
  });

/** Shows the meaning of a text in all its rows until they are read again. */
function withSong(now: NowPlaying, { raw, kind, artist, title, album, isCorrected }: Song): NowPlaying {
  const renamed = (each: Song) =>
    each.raw === raw ? { ...each, kind, artist, title, album, isCorrected } : each;
  return { ...now, current: now.current && renamed(now.current), songs: now.songs.map(renamed) };
}

/** Hides the cover of a song on the station, or shows it again. */
export const changeCover = ({ main }: ApiClients, id: string) =>
  mutationOptions({
    mutationFn: ({ songId, isHidden }: { songId: string; isHidden: boolean }) =>
      unwrap(
        main.PUT('/control/nowplaying/{id}/history/{songId}/cover', {
          params: { path: { id, songId } },
          body: { isHidden },
          ...quiet,
        }),
      ),
    onSuccess: ({ cover }, _sent, _none, { client }) => {
      client.setQueryData<NowPlaying>(nowPlayingKeys.one(id), (now) => now && withCover(now, cover));
      rereadSongs(client, id);
    },
  });

/** Shows a cover in all its rows until they are read again. */
function withCover(now: NowPlaying, cover: Song['cover']): NowPlaying {
  const changed = (each: Song) => (each.cover && each.cover.url === cover?.url ? { ...each, cover } : each);
  return { ...now, current: now.current && changed(now.current), songs: now.songs.map(changed) };
}

/** Creates the token with which software sends songs; the previous one ends. */
export const createPushToken = ({ main }: ApiClients, id: string) =>
  mutationOptions({
    mutationFn: () => unwrap(main.POST('/control/nowplaying/{id}/push-token', { params: at(id), ...quiet })),
    onSuccess: (_token, _nothing, _none, { client }) => setHasPushToken(client, id, true),
  });

export const deletePushToken = ({ main }: ApiClients, id: string) =>
  mutationOptions({
    mutationFn: () =>
      unwrap(main.DELETE('/control/nowplaying/{id}/push-token', { params: at(id), ...quiet })),
    onSuccess: (_empty, _nothing, _none, { client }) => setHasPushToken(client, id, false),
  });

function setHasPushToken(client: QueryClient, id: string, hasPushToken: boolean): void {
  client.setQueryData<SavedNowPlayingSettings>(
    nowPlayingKeys.settings(id),
    (saved) => saved && { ...saved, hasPushToken },
  );
}

function rereadSongs(client: QueryClient, id: string): void {
  void client.invalidateQueries({ queryKey: nowPlayingKeys.one(id) });
  void client.invalidateQueries({ queryKey: nowPlayingKeys.songs(id) });
}
