import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { type ApiClients, type BulkRequest, type CastDraft, limits, unwrap } from '@unmuted/api';
import { type AdminCastsParams, adminCastKeys } from '#/data/admin-casts/admin-casts.keys.ts';
import { planKeys } from '#/data/plans/plans.queries.ts';

const quiet = { notify: () => false };

const keys = {
  accounts: (q: string) => ['account-choices', q],
  availability: (username: string) => ['username-availability', username],
  notes: (username: string) => ['admin-casts', 'notes', username],
  log: (username: string) => ['admin-casts', 'log', username],
  termination: (username: string) => ['admin-casts', 'termination', username],
  planPreview: (username: string, planId: string) => ['admin-casts', 'plan-preview', username, planId],
} as const;

/** Customer accounts to choose from. */
export const accountChoicesQuery = ({ main }: ApiClients, q: string) =>
  queryOptions({
    queryKey: keys.accounts(q),
    queryFn: ({ signal }) =>
      unwrap(
        main.GET('/admin/accounts', {
          params: { query: { pageSize: 25, ...(q && { q }) } },
          signal,
          ...quiet,
        }),
      ),
    staleTime: 30_000,
  });

/** Whether a username can be used for a new cast. */
export const availabilityQuery = ({ main }: ApiClients, username: string) =>
  queryOptions({
    queryKey: keys.availability(username),
    queryFn: ({ signal }) =>
      unwrap(main.GET('/admin/cast/availability', { params: { query: { username } }, signal, ...quiet })),
  });

export const castNotesQuery = ({ main }: ApiClients, username: string) =>
  queryOptions({
    queryKey: keys.notes(username),
    queryFn: ({ signal }) => {
      const query = { pageSize: limits.pageSize };
      return unwrap(
        main.GET('/admin/cast/{username}/notes', { params: { path: { username }, query }, signal, ...quiet }),
      );
    },
  });

export const castLogQuery = ({ main }: ApiClients, username: string) =>
  queryOptions({
    queryKey: keys.log(username),
    queryFn: ({ signal }) =>
      unwrap(main.GET('/admin/cast/{username}/log', { params: { path: { username } }, signal, ...quiet })),
    refetchInterval: 30_000,
  });

/** What the termination of a cast costs. */
export const terminationQuery = ({ main }: ApiClients, username: string) =>
  queryOptions({
    queryKey: keys.termination(username),
    queryFn: ({ signal }) =>
      unwrap(
        main.GET('/admin/cast/{username}/termination', { params: { path: { username } }, signal, ...quiet }),
      ),
    gcTime: 0,
  });

/** What a change of plan would do. */
export const planPreviewQuery = ({ main }: ApiClients, username: string, planId: string) =>
  queryOptions({
    queryKey: keys.planPreview(username, planId),
    queryFn: ({ signal }) =>
      unwrap(
        main.POST('/admin/cast/{username}/plan/preview', {
          params: { path: { username } },
          body: { planId },
          signal,
          ...quiet,
        }),
      ),
    gcTime: 0,
  });

/** The casts on all pages, for a file. */
export async function readAllCasts({ main }: ApiClients, { q, state, sort }: AdminCastsParams) {
  const pageSize = 100;
  const shared = { pageSize, ...(q && { q }), ...(state && { state }), ...(sort && { sort }) } as const;
  const first = await unwrap(
    main.GET('/admin/cast', { params: { query: { ...shared, page: 1 } }, ...quiet }),
  );
  const items = [...first.items];
  for (let page = 2; (page - 1) * pageSize < first.total; page += 1) {
    const next = await unwrap(main.GET('/admin/cast', { params: { query: { ...shared, page } }, ...quiet }));
    items.push(...next.items);
  }
  return items;
}

export const createCast = ({ main }: ApiClients) =>
  mutationOptions({
    // The dialog lets the server choose the source password.
    mutationFn: ({ sourcePassword: _, ...body }: CastDraft) =>
      unwrap(main.POST('/admin/cast', { body, ...quiet })),
    onSuccess: reread,
  });

const over = (username: string, version: number) => ({
  params: { path: { username }, header: { 'If-Match': String(version) } },
  ...quiet,
});

export const changePlan = ({ main }: ApiClients, username: string) =>
  mutationOptions({
    mutationFn: ({ planId, version }: { planId: string; version: number }) =>
      unwrap(main.POST('/admin/cast/{username}/plan', { ...over(username, version), body: { planId } })),
    onSettled: reread,
  });

export const terminateCast = ({ main }: ApiClients, username: string) =>
  mutationOptions({
    mutationFn: (version: number) => unwrap(main.DELETE('/admin/cast/{username}', over(username, version))),
    onSettled: reread,
  });

export const restoreCast = ({ main }: ApiClients, username: string) =>
  mutationOptions({
    mutationFn: (version: number) =>
      unwrap(main.POST('/admin/cast/{username}/restore', over(username, version))),
    onSettled: reread,
  });

export const transferCast = ({ main }: ApiClients, username: string) =>
  mutationOptions({
    mutationFn: ({ accountId, version }: { accountId: string; version: number }) =>
      unwrap(
        main.POST('/admin/cast/{username}/transfer', { ...over(username, version), body: { accountId } }),
      ),
    onSettled: reread,
  });

export const runBulkAction = ({ main }: ApiClients) =>
  mutationOptions({
    mutationFn: (body: BulkRequest) => unwrap(main.POST('/admin/cast/bulk', { body, ...quiet })),
    onSettled: reread,
  });

export const addNote = ({ main }: ApiClients, username: string) =>
  mutationOptions({
    mutationFn: (body: { text: string }) =>
      unwrap(main.POST('/admin/cast/{username}/notes', { params: { path: { username } }, body, ...quiet })),
    onSettled: reread,
  });

export const deleteNote = ({ main }: ApiClients, username: string) =>
  mutationOptions({
    mutationFn: (id: string) =>
      unwrap(
        main.DELETE('/admin/cast/{username}/notes/{id}', { params: { path: { username, id } }, ...quiet }),
      ),
    onSettled: reread,
  });

function reread(...args: unknown[]): Promise<unknown> {
  const { client } = args.at(-1) as { client: QueryClient };
  return Promise.all([
    client.invalidateQueries({ queryKey: adminCastKeys.all }),
    client.invalidateQueries({ queryKey: planKeys.all }),
  ]);
}
