import { mutationOptions, type QueryClient, queryOptions, skipToken } from '@tanstack/react-query';
import {
  type ApiClients,
  type Directory,
  type DirectoryList,
  type Listing,
  type Preflight,
  type SavedListing,
  unwrap,
} from '@unmuted/api';
import { rereadOthers, type SectionSave, settingsKeys } from '#/data/cast-settings/cast-settings.queries.ts';
import { refetchSetup } from '#/data/cast-setup/cast-setup.queries.ts';

export const directoryKeys = {
  list: (username: string) => ['directories', username, 'list'],
  drift: (username: string) => ['directories', username, 'drift'],
  listing: (username: string) => ['directories', username, 'listing'],
  preflight: (username: string) => ['directories', username, 'preflight'],
} as const;

const quiet = { notify: () => false };
const at = (username: string) => ({ path: { username } });
/** Polling interval while a directory check is running or about to finish. */
const askingMs = 2_500;
/** Announcements are minutes apart. */
const restingMs = 60_000;

/** Whether a directory check is running. */
const isUnderWay = ({ kind, isChecking, state, waitingFor }: Directory) =>
  isChecking ||
  (kind === 'engine' && state === 'pending' && (waitingFor === 'answer' || waitingFor === 'first_minute'));

/** The directories with the listing status of a cast. */
export const directoriesQuery = ({ cast }: ApiClients, username: string) =>
  queryOptions({
    queryKey: directoryKeys.list(username),
    queryFn: ({ signal }) =>
      unwrap(cast.GET('/api/{username}/directories', { params: at(username), signal, ...quiet })),
    staleTime: 10_000,
    refetchInterval: ({ state }) => (state.data?.items.some(isUnderWay) ? askingMs : restingMs),
  });

/** The entries of a cast in a searchable directory. */
export const listingMismatchQuery = ({ cast }: ApiClients, username: string) =>
  queryOptions({
    queryKey: directoryKeys.drift(username),
    queryFn: ({ signal }) =>
      unwrap(cast.GET('/api/{username}/directories/drift', { params: at(username), signal, ...quiet })),
    staleTime: 30_000,
  });

/** The listing of a cast sent to directories. */
export const listingQuery = ({ cast }: ApiClients, username: string) =>
  queryOptions({
    queryKey: directoryKeys.listing(username),
    queryFn: ({ signal }) =>
      unwrap(cast.GET('/api/{username}/listing', { params: at(username), signal, ...quiet })),
    staleTime: 30_000,
  });

/** The last preflight run on this page; it is not stored on the server. */
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
    onSuccess: (saved: SavedListing, _save, _none, { client }) => {
      client.setQueryData(directoryKeys.listing(username), saved);
      return Promise.all([
        client.invalidateQueries({ queryKey: settingsKeys.general(username) }),
        client.invalidateQueries({ queryKey: directoryKeys.list(username) }),
        client.invalidateQueries({ queryKey: directoryKeys.drift(username) }),
        rereadOthers(client, username),
      ]);
    },
  });

/** Enables or disables a directory by id. */
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
    onSuccess: (directory: Directory, _turn, _none, { client }) => {
      updateDirectory(client, username, directory);
      return refetchSetup(client, username);
    },
  });

/** Checks a directory now; for announced directories the result arrives later. */
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
      updateDirectory(client, username, directory);
      return directory.isSearchable
        ? client.invalidateQueries({ queryKey: directoryKeys.drift(username) })
        : undefined;
    },
  });

/** The submission date, `YYYY-MM-DD`; null when not submitted. */
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
    onSuccess: (directory: Directory, _sent, _none, { client }) => {
      updateDirectory(client, username, directory);
      return refetchSetup(client, username);
    },
  });

/** Checks the stream of a listing the way directories do. */
export const runPreflight = ({ cast }: ApiClients, username: string) =>
  mutationOptions({
    mutationFn: () => unwrap(cast.POST('/api/{username}/preflight', { params: at(username), ...quiet })),
    onSuccess: (preflight: Preflight, _none, _result, { client }) => {
      client.setQueryData(directoryKeys.preflight(username), preflight);
    },
  });

/** Updates one directory in the cached list. */
function updateDirectory(client: QueryClient, username: string, directory: Directory): void {
  client.setQueryData<DirectoryList>(
    directoryKeys.list(username),
    (list) =>
      list && { ...list, items: list.items.map((each) => (each.id === directory.id ? directory : each)) },
  );
}
