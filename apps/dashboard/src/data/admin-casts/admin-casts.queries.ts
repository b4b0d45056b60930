import { keepPreviousData, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { type AdminCast, type ApiClients, ApiError, type CastLimits, unwrap } from '@unmuted/api';
import { type AdminCastsParams, adminCastKeys } from '#/data/admin-casts/admin-casts.keys.ts';
import { mergeIntoCast, mergeIntoList } from '#/data/admin-casts/admin-casts.live.ts';
import { type SectionSave, settingsKeys } from '#/data/cast-settings/cast-settings.queries.ts';
import { castKeys } from '#/data/casts/casts.queries.ts';
import { pendingCasts } from '#/data/casts/merge-cast.ts';
import { revisionKeys } from '#/data/revisions/revisions.keys.ts';

const quiet = { notify: () => false };

/** One page of all customers' casts. The previous page stays as a placeholder while this one loads. */
export const adminCastsQuery = ({ main }: ApiClients, params: AdminCastsParams) =>
  queryOptions({
    queryKey: adminCastKeys.list(params),
    queryFn: ({ signal, client }) => {
      const { q, state, sort, page, pageSize } = params;
      const query = {
        page,
        pageSize,
        ...(q && { q }),
        ...(state && { state }),
        ...(sort && { sort }),
      };
      return pendingCasts.applyTo(
        client,
        unwrap(main.GET('/admin/cast', { params: { query }, signal, ...quiet })),
        mergeIntoList,
      );
    },
    placeholderData: keepPreviousData,
    staleTime: 10_000,
    // Live events update the rows; polling updates which casts are on the page.
    refetchInterval: 60_000,
  });

/** A cast with its customer and limits. */
export const adminCastQuery = ({ main }: ApiClients, username: string) =>
  queryOptions({
    queryKey: adminCastKeys.one(username),
    queryFn: ({ signal, client }) =>
      pendingCasts.applyTo(
        client,
        unwrap(main.GET('/admin/cast/{username}', { params: { path: { username } }, signal })),
        mergeIntoCast,
      ),
    staleTime: 30_000,
  });

/** Audit events per page. */
export const eventsPerPage = 25;

/** Audit events of a cast, latest first. */
export const adminCastEventsQuery = ({ main }: ApiClients, username: string, page: number) =>
  queryOptions({
    queryKey: adminCastKeys.events(username, page),
    queryFn: ({ signal }) => {
      const query = { page, pageSize: eventsPerPage };
      return unwrap(
        main.GET('/admin/cast/{username}/audit', { params: { path: { username }, query }, signal }),
      );
    },
    placeholderData: keepPreviousData,
  });

const over = (username: string, version: number) => ({
  params: { path: { username }, header: { 'If-Match': String(version) } },
  ...quiet,
});

/** Suspends a cast for a reason that is shown to its customer. */
export const suspendCast = ({ main }: ApiClients, username: string) =>
  mutationOptions({
    mutationFn: ({ reason, version }: { reason: string; version: number }) =>
      unwrap(main.POST('/admin/cast/{username}/suspend', { ...over(username, version), body: { reason } })),
    onSuccess: updateCache,
    onError: rereadStale,
  });

/** Restores the state before the suspension. */
export const unsuspendCast = ({ main }: ApiClients, username: string) =>
  mutationOptions({
    mutationFn: (version: number) =>
      unwrap(main.POST('/admin/cast/{username}/unsuspend', over(username, version))),
    onSuccess: updateCache,
    onError: rereadStale,
  });

/** Updates the limits of a cast. */
export const saveLimits = ({ main }: ApiClients, username: string) =>
  mutationOptions({
    mutationFn: ({ settings, version }: SectionSave<CastLimits>) =>
      unwrap(main.PUT('/admin/cast/{username}/limits', { ...over(username, version), body: settings })),
    onSuccess: updateCache,
  });

/** Updates or invalidates the related queries: lists, overview and settings. */
function updateCache(
  cast: AdminCast,
  _variables: unknown,
  _result: unknown,
  { client }: { client: QueryClient },
): Promise<unknown> {
  client.setQueryData(adminCastKeys.one(cast.username), cast);
  return Promise.all([
    client.invalidateQueries({ queryKey: adminCastKeys.lists }),
    client.invalidateQueries({ queryKey: castKeys.overview }),
    client.invalidateQueries({ queryKey: settingsKeys.streams(cast.username) }),
    client.invalidateQueries({ queryKey: revisionKeys.section(cast.username, 'limits') }),
  ]);
}

/** After a version conflict, refetches the current version for the next attempt. */
function rereadStale(
  error: unknown,
  _variables: unknown,
  _result: unknown,
  { client }: { client: QueryClient },
): Promise<unknown> | undefined {
  if (!(error instanceof ApiError) || error.code !== 'resource.version_conflict') return undefined;
  return client.invalidateQueries({ queryKey: adminCastKeys.all });
}
