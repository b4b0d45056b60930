import { mutationOptions, type QueryClient, queryOptions, skipToken } from '@tanstack/react-query';
import {
  type ApiClients,
  type Directory,
  type DirectoryList,
  type KeptListing,
  type Listing,
  type Preflight,
  unwrap,
} from '@unmuted/api';
import { rereadOthers, type SectionSave, settingsKeys } from '#/data/cast-settings/cast-settings.queries.ts';

export const directoryKeys = {
  list: (username: string) => ['directories', username, 'list'],
  drift: (username: string) => ['directories', username, 'drift'],
  listing: (username: string) => ['directories', username, 'listing'],
  preflight: (username: string) => ['directories', username, 'preflight'],
} as const;

const quiet = { notify: () => false };
const at = (username: string) => ({ path: { username } });
/** While a directory is asked, or its answer is near, how it went is asked this often. */
const askingMs = 2_500;
/** Touches are minutes apart. */
const restingMs = 60_000;

/** Whether a directory is just being asked. */
const isUnderWay = ({ kind, isAsking, state, waitsFor }: Directory) =>
  isAsking ||
  (kind === 'engine' && state === 'pending' && (waitsFor === 'answer' || waitsFor === 'first_minute'));

/** The directories of stations, and how a cast stands with each. */
export const directoriesQuery = ({ cast }: ApiClients, username: string) =>
  queryOptions({
    queryKey: directoryKeys.list(username),
    queryFn: ({ signal }) =>
      unwrap(cast.GET('/api/{username}/directories', { params: at(username), signal, ...quiet })),
    staleTime: 10_000,
    refetchInterval: ({ state }) => (state.data?.items.some(isUnderWay) ? askingMs : restingMs),
  });

/** What a directory that can be searched shows of a cast. */
export const driftQuery = ({ cast }: ApiClients, username: string) =>
  queryOptions({
    queryKey: directoryKeys.drift(username),
    queryFn: ({ signal }) =>
      unwrap(cast.GET('/api/{username}/directories/drift', { params: at(username), signal, ...quiet })),
    staleTime: 30_000,
  });

/** What directories are told of a cast. */
export const listingQuery = ({ cast }: ApiClients, username: string) =>
  queryOptions({
    queryKey: directoryKeys.listing(username),
    queryFn: ({ signal }) =>
      unwrap(cast.GET('/api/{username}/listing', { params: at(username), signal, ...quiet })),
    staleTime: 30_000,
  });

/** The last preflight that was run here: nobody keeps it but this page. */
export const preflightQuery = (username: string) =>
  queryOptions<Preflight>({
    queryKey: directoryKeys.preflight(username),
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
  });

export const saveListing = ({ cast }: ApiClients, username: string) =>
  mutationOptions({
    mutationFn: ({ settings, version }: SectionSave<Listing>) =>
      unwrap(
        cast.PUT('/api/{username}/listing', {
          params: { ...at(username), header: { 'If-Match': String(version) } },
          body: settings,
          ...quiet,
        }),
      ),
    onSuccess: (kept: KeptListing, _save, _none, { client }) => {
      client.setQueryData(directoryKeys.listing(username), kept);
      return Promise.all([
        client.invalidateQueries({ queryKey: settingsKeys.general(username) }),
        client.invalidateQueries({ queryKey: directoryKeys.list(username) }),
        client.invalidateQueries({ queryKey: directoryKeys.drift(username) }),
        rereadOthers(client, username),
      ]);
    },
  });

/** A directory that is turned on or off, by its id. */
export interface DirectoryTurn {
  id: string;
  on: boolean;
}

export const turnDirectory = ({ cast }: ApiClients, username: string) =>
  mutationOptions({
    mutationFn: ({ id, on }: DirectoryTurn) =>
      unwrap(
        on
          ? cast.POST('/api/{username}/directories/enable', {
              params: at(username),
              body: { directory: id },
              ...quiet,
            })
          : cast.POST('/api/{username}/directories/disable', {
              params: at(username),
              body: { directory: id },
              ...quiet,
            }),
      ),
    onSuccess: (directory: Directory, _turn, _none, { client }) => keep(client, username, directory),
  });

/** Asks a directory now; the answer of one that the engine speaks to comes later. */
export const checkDirectory = ({ cast }: ApiClients, username: string) =>
  mutationOptions({
    mutationFn: (id: string) =>
      unwrap(
        cast.POST('/api/{username}/directories/check', {
          params: at(username),
          body: { directory: id },
          ...quiet,
        }),
      ),
    onSuccess: (directory: Directory, _id, _none, { client }) => {
      keep(client, username, directory);
      return directory.isSearchable
        ? client.invalidateQueries({ queryKey: directoryKeys.drift(username) })
        : undefined;
    },
  });

/** The day on which a form was sent, `YYYY-MM-DD`; null: it was not. */
export interface FormSent {
  id: string;
  on: string | null;
}

export const noteSubmission = ({ cast }: ApiClients, username: string) =>
  mutationOptions({
    mutationFn: ({ id, on }: FormSent) =>
      unwrap(
        cast.POST('/api/{username}/directories/submitted', {
          params: at(username),
          body: { directory: id, on },
          ...quiet,
        }),
      ),
    onSuccess: (directory: Directory, _sent, _none, { client }) => keep(client, username, directory),
  });

/** Tries the stream of a listing as directories try it. */
export const runPreflight = ({ cast }: ApiClients, username: string) =>
  mutationOptions({
    mutationFn: () => unwrap(cast.POST('/api/{username}/preflight', { params: at(username), ...quiet })),
    onSuccess: (preflight: Preflight, _none, _result, { client }) => {
      client.setQueryData(directoryKeys.preflight(username), preflight);
    },
  });

/** What one call told of a directory stands in the list, too. */
function keep(client: QueryClient, username: string, directory: Directory): void {
  client.setQueryData<DirectoryList>(
    directoryKeys.list(username),
    (list) =>
      list && { ...list, items: list.items.map((each) => (each.id === directory.id ? directory : each)) },
  );
}
