import { keepPreviousData, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import {
  type AdminRequest,
  type ApiClients,
  limits,
  type PlanDraft,
  type RequestApproval,
  unwrap,
} from '@unmuted/api';
import { adminCastKeys } from '#/data/admin-casts/admin-casts.keys.ts';

const quiet = { notify: () => false };

export const planKeys = {
  all: ['plans'],
  requests: ['admin-requests'],
  requestPage: (params: AdminRequestsParams) => ['admin-requests', params],
} as const;

/** All plans, as shown to staff. */
export const plansQuery = ({ main }: ApiClients) =>
  queryOptions({
    queryKey: planKeys.all,
    queryFn: ({ signal }) =>
      unwrap(
        main.GET('/admin/plans', { params: { query: { pageSize: limits.pageSize } }, signal, ...quiet }),
      ),
    staleTime: 30_000,
  });

export interface AdminRequestsParams {
  readonly state: AdminRequest['state'] | undefined;
  /** Those of the user, or of nobody. */
  readonly assignee?: 'me' | 'none' | undefined;
  readonly page: number;
}

/** Requests per page. */
export const requestsPerPage = 25;

/** One page of the requests of all customers. */
export const adminRequestsQuery = ({ main }: ApiClients, params: AdminRequestsParams) =>
  queryOptions({
    queryKey: planKeys.requestPage(params),
    queryFn: ({ signal }) => {
      const { state, assignee, page } = params;
      const query = {
        page,
        pageSize: requestsPerPage,
        ...(state && { state }),
        ...(assignee && { assignee }),
      };
      return unwrap(main.GET('/admin/requests', { params: { query }, signal, ...quiet }));
    },
    placeholderData: keepPreviousData,
    staleTime: 10_000,
    refetchInterval: 60_000,
  });

const at = (id: string, version: number) => ({
  params: { path: { id }, header: { 'If-Match': String(version) } },
  ...quiet,
});

/** Creates a plan, or updates it with a version. */
export const savePlan = ({ main }: ApiClients) =>
  mutationOptions({
    mutationFn: ({ plan, body }: { plan: { id: string; version: number } | null; body: PlanDraft }) =>
      unwrap(
        plan
          ? main.PUT('/admin/plans/{id}', { ...at(plan.id, plan.version), body })
          : main.POST('/admin/plans', { body, ...quiet }),
      ),
    onSettled: rereadPlans,
  });

/** Stops offering a plan, or offers it again. */
export const archivePlan = ({ main }: ApiClients) =>
  mutationOptions({
    mutationFn: ({ id, version, isArchived }: { id: string; version: number; isArchived: boolean }) =>
      unwrap(
        isArchived
          ? main.POST('/admin/plans/{id}/archive', at(id, version))
          : main.POST('/admin/plans/{id}/restore', at(id, version)),
      ),
    onSettled: rereadPlans,
  });

/** Assigns a request to a person of the staff, or to nobody. */
export const assignRequest = ({ main }: ApiClients, id: string) =>
  mutationOptions({
    mutationFn: (username: string | null) =>
      unwrap(
        main.PUT('/admin/requests/{id}/assignee', { params: { path: { id } }, body: { username }, ...quiet }),
      ),
    onSettled: rereadRequests,
  });

/** Creates the cast of a request. */
export const approveRequest = ({ main }: ApiClients, id: string) =>
  mutationOptions({
    mutationFn: (body: RequestApproval) =>
      unwrap(main.POST('/admin/requests/{id}/approve', { params: { path: { id } }, body, ...quiet })),
    onSettled: rereadRequests,
  });

export const refuseRequest = ({ main }: ApiClients, id: string) =>
  mutationOptions({
    mutationFn: (body: { reason: string }) =>
      unwrap(main.POST('/admin/requests/{id}/refuse', { params: { path: { id } }, body, ...quiet })),
    onSettled: rereadRequests,
  });

type Settled = [data: unknown, error: unknown, variables: unknown, result: unknown, { client: QueryClient }];

function rereadPlans(...[, , , , { client }]: Settled): Promise<unknown> {
  return client.invalidateQueries({ queryKey: planKeys.all });
}

export function rereadRequests(...[, , , , { client }]: Settled): Promise<unknown> {
  return Promise.all([
    client.invalidateQueries({ queryKey: planKeys.requests }),
    client.invalidateQueries({ queryKey: adminCastKeys.lists }),
    client.invalidateQueries({ queryKey: ['admin-dashboard'] }),
  ]);
}
