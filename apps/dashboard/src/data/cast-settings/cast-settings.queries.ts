import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import {
  type ApiClients,
  type GeneralSettings,
  type SavedGeneral,
  type SavedServer,
  type SavedStreams,
  type ServerSettings,
  type StreamsSettings,
  unwrap,
} from '@unmuted/api';
import { castKeys } from '#/data/casts/casts.queries.ts';
import { listKeys } from '#/data/lists/lists.queries.ts';
import { revisionKeys } from '#/data/revisions/revisions.keys.ts';
import { statisticsKeys } from '#/data/statistics/statistics.queries.ts';

export const settingsKeys = {
  general: (username: string) => ['cast-settings', username, 'general'],
  streams: (username: string) => ['cast-settings', username, 'streams'],
  server: (username: string) => ['cast-settings', username, 'server'],
  statistics: (username: string) => ['cast-settings', username, 'statistics'],
} as const;

const quiet = { notify: () => false };
const at = (username: string) => ({ path: { username } });
/** Data prefetched on hover is not refetched when the page opens. */
const staleTime = 10_000;
/** Polling interval while a change waits for sources. */
const applyingMs = 2_000;

/** The public profile of a cast, shown by players and directories. */
export const generalQuery = ({ main }: ApiClients, username: string) =>
  queryOptions({
    queryKey: settingsKeys.general(username),
    queryFn: ({ signal }) =>
      unwrap(main.GET('/control/cast/general/{username}', { params: at(username), signal })),
    staleTime,
  });

/** The streams of a cast with the state of their last change. */
export const streamsQuery = ({ main }: ApiClients, username: string) =>
  queryOptions({
    queryKey: settingsKeys.streams(username),
    queryFn: async ({ signal, client }) => {
      const call = main.GET('/control/cast/streams/{username}', { params: at(username), signal });
      const saved = await unwrap(call);
      const cached = client.getQueryData<SavedStreams>(settingsKeys.streams(username));
      if (isDecided(cached?.staged, saved.staged)) rereadSettings(client, username);
      return saved;
    },
    staleTime,
    refetchInterval: ({ state }) => (state.data?.staged?.state === 'applying' ? applyingMs : false),
  });

/** Whether the pending change is settled, applied or rolled back; the next one starts only then. */
function isDecided(before: SavedStreams['staged'] | undefined, now: SavedStreams['staged']): boolean {
  if (before?.state !== 'applying') return false;
  return now?.state !== 'applying' || now.rev !== before.rev;
}

/** A rollback writes settings like any other change; the streams were just read. */
function rereadSettings(client: QueryClient, username: string): void {
  void client.invalidateQueries({ queryKey: settingsKeys.general(username) });
  void client.invalidateQueries({ queryKey: settingsKeys.server(username) });
  void rereadOthers(client, username);
}

/** Listener limits and fallback of a cast. */
export const serverQuery = ({ main }: ApiClients, username: string) =>
  queryOptions({
    queryKey: settingsKeys.server(username),
    queryFn: ({ signal }) =>
      unwrap(main.GET('/control/cast/server/{username}', { params: at(username), signal })),
  });

/** What a reset of the statistics would delete. */
export const statisticsQuery = ({ main }: ApiClients, username: string) =>
  queryOptions({
    queryKey: settingsKeys.statistics(username),
    queryFn: ({ signal }) =>
      unwrap(main.GET('/control/cast/reset-statistics/{username}', { params: at(username), signal })),
  });

/** New settings and the version they are based on. */
export interface SectionSave<Settings> {
  settings: Settings;
  version: number;
}

const over = (username: string, version: number) => ({
  params: { ...at(username), header: { 'If-Match': String(version) } },
});

export const saveGeneral = ({ main }: ApiClients, username: string) =>
  mutationOptions({
    mutationFn: ({ settings, version }: SectionSave<GeneralSettings>) =>
      unwrap(
        main.PUT('/control/cast/general/{username}', {
          ...over(username, version),
          body: settings,
          ...quiet,
        }),
      ),
    onSuccess: (saved: SavedGeneral, _save, _none, { client }) => {
      client.setQueryData(settingsKeys.general(username), saved);
      return rereadOthers(client, username);
    },
  });

export const saveStreams = ({ main }: ApiClients, username: string) =>
  mutationOptions({
    mutationFn: ({ settings, version }: SectionSave<StreamsSettings>) =>
      unwrap(
        main.PUT('/control/cast/streams/{username}', {
          ...over(username, version),
          body: settings,
          ...quiet,
        }),
      ),
    onSuccess: (saved: SavedStreams, _save, _none, { client }) => {
      client.setQueryData(settingsKeys.streams(username), saved);
      return rereadOthers(client, username);
    },
  });

export const saveServer = ({ main }: ApiClients, username: string) =>
  mutationOptions({
    mutationFn: ({ settings, version }: SectionSave<ServerSettings>) =>
      unwrap(
        main.PUT('/control/cast/server/{username}', { ...over(username, version), body: settings, ...quiet }),
      ),
    onSuccess: (saved: SavedServer, _save, _none, { client }) => {
      client.setQueryData(settingsKeys.server(username), saved);
      return Promise.all([
        client.invalidateQueries({ queryKey: settingsKeys.streams(username) }),
        rereadOthers(client, username),
      ]);
    },
  });

/** Deletes the statistics of a cast permanently. */
export const resetStatistics = ({ main }: ApiClients, username: string) =>
  mutationOptions({
    mutationFn: (name: string) =>
      unwrap(
        main.POST('/control/cast/reset-statistics/{username}', {
          params: at(username),
          body: { name },
          ...quiet,
        }),
      ),
    onSuccess: (_size, _name, _none, { client }) =>
      Promise.all([
        client.invalidateQueries({ queryKey: settingsKeys.statistics(username) }),
        client.invalidateQueries({ queryKey: statisticsKeys.of(username) }),
        client.invalidateQueries({ queryKey: castKeys.overview }),
      ]),
  });

/** Invalidates dependent queries: the name in the lists, the streams on the overview, the history. */
export function rereadOthers(client: QueryClient, username: string): Promise<unknown> {
  return Promise.all([
    client.invalidateQueries({ queryKey: revisionKeys.cast(username) }),
    client.invalidateQueries({ queryKey: castKeys.overview }),
    client.invalidateQueries({ queryKey: listKeys.products }),
  ]);
}
