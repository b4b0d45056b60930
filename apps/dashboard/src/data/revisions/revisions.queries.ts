import {
  infiniteQueryOptions,
  mutationOptions,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { type ApiClients, type CastSection, type SettingsRevisionList, unwrap } from '@unmuted/api';
import { adminCastKeys } from '#/data/admin-casts/admin-casts.keys.ts';
import { rereadOthers, settingsKeys } from '#/data/cast-settings/cast-settings.queries.ts';
import { directoryKeys } from '#/data/directories/directories.queries.ts';
import { geoLockKeys } from '#/data/geolock/geolock.queries.ts';
import { revisionKeys } from '#/data/revisions/revisions.keys.ts';

const quiet = { notify: () => false };
const pageSize = 20;

/** The revisions of an object, latest first, in pages. */
export const pagedRevisions = <Key extends readonly unknown[]>(
  queryKey: Key,
  fetchPage: (
    query: { readonly page: number; readonly pageSize: number },
    signal: AbortSignal,
  ) => Promise<SettingsRevisionList>,
) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal }) => fetchPage({ page: pageParam, pageSize }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ page, total }) => (page * pageSize < total ? page + 1 : undefined),
    select: ({ pages }) => pages.flatMap(({ items }) => items),
  });

/** The revisions of a settings section of a cast. */
export const revisionsQuery = ({ main }: ApiClients, username: string, section: CastSection) =>
  pagedRevisions(revisionKeys.section(username, section), (query, signal) =>
    unwrap(
      main.GET('/control/cast/revisions/{username}/{section}', {
        params: { path: { username, section }, query },
        signal,
        ...quiet,
      }),
    ),
  );

/** A revision to restore and the version of the section that this is based on. */
export interface RestoreRequest {
  revision: number;
  version: number;
}

/** Saves the values of a revision again. */
export const restoreRevision = ({ main }: ApiClients, username: string, section: CastSection) =>
  mutationOptions({
    mutationFn: ({ revision, version }: RestoreRequest) =>
      unwrap(
        main.POST('/control/cast/revisions/{username}/{section}/{revision}/restore', {
          params: {
            path: { username, section, revision: String(revision) },
            header: { 'If-Match': String(version) },
          },
          ...quiet,
        }),
      ),
    // Also after an error: a version conflict means that newer values exist.
    onSettled: (_data, _error, _request, _none, { client }) => invalidateSection(client, username, section),
  });

function invalidateSection(client: QueryClient, username: string, section: CastSection): Promise<unknown> {
  const keys: Readonly<Record<CastSection, readonly QueryKey[]>> = {
    general: [settingsKeys.general(username), directoryKeys.listing(username)],
    streams: [settingsKeys.streams(username), settingsKeys.server(username)],
    server: [settingsKeys.server(username), settingsKeys.streams(username)],
    limits: [adminCastKeys.all, settingsKeys.streams(username)],
    geoblocking: [geoLockKeys.lock(username)],
    listing: [directoryKeys.listing(username), directoryKeys.list(username)],
  };
  return Promise.all([
    ...keys[section].map((queryKey) => client.invalidateQueries({ queryKey })),
    rereadOthers(client, username),
  ]);
}
