import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import {
  type ApiClients,
  limits,
  type ProductRequestDraft,
  type StationRequestDraft,
  unwrap,
} from '@unmuted/api';
import { castKeys } from '#/data/casts/casts.queries.ts';
import { listKeys } from '#/data/lists/lists.queries.ts';

const quiet = { notify: () => false };
const query = { pageSize: limits.pageSize };

export const requestKeys = { plans: ['public-plans'], requests: ['product-requests'] } as const;

/** The plans that a customer can request or start. */
export const publicPlansQuery = ({ main }: ApiClients) =>
  queryOptions({
    queryKey: requestKeys.plans,
    queryFn: ({ signal }) => unwrap(main.GET('/control/plans', { params: { query }, signal, ...quiet })),
    staleTime: 60_000,
  });

/** The requests of the account, latest first. Polled: an answer arrives without a live event. */
export const ownRequestsQuery = ({ main }: ApiClients) =>
  queryOptions({
    queryKey: requestKeys.requests,
    queryFn: ({ signal }) => unwrap(main.GET('/control/requests', { params: { query }, signal, ...quiet })),
    // Two cards read them, one of which is shown later.
    staleTime: 10_000,
    refetchInterval: 60_000,
  });

/** Requests a product. A self-service plan creates it at once. */
export const createRequest = ({ main }: ApiClients) =>
  mutationOptions({
    mutationFn: (body: ProductRequestDraft) => unwrap(main.POST('/control/requests', { body, ...quiet })),
    onSuccess: reread,
  });

/** Requests a station on a cast or at an address. */
export const requestStation = ({ main }: ApiClients) =>
  mutationOptions({
    mutationFn: (body: StationRequestDraft) =>
      unwrap(main.POST('/control/requests/station', { body, ...quiet })),
    onSuccess: reread,
  });

/** Connects to the address of a stream, and stores nothing. */
export const tryAddress = ({ main }: ApiClients) =>
  mutationOptions({
    mutationFn: (url: string) =>
      unwrap(main.POST('/control/requests/station/try', { body: { url }, ...quiet })),
  });

export const cancelRequest = ({ main }: ApiClients, id: string) =>
  mutationOptions({
    mutationFn: () => unwrap(main.DELETE('/control/requests/{id}', { params: { path: { id } }, ...quiet })),
    onSettled: (...[, , , , { client }]: [unknown, unknown, unknown, unknown, { client: QueryClient }]) =>
      client.invalidateQueries({ queryKey: requestKeys.requests }),
  });

function reread(_data: unknown, _body: unknown, _result: unknown, { client }: { client: QueryClient }) {
  return Promise.all([
    client.invalidateQueries({ queryKey: requestKeys.requests }),
    client.invalidateQueries({ queryKey: listKeys.products }),
    client.invalidateQueries({ queryKey: castKeys.overview }),
  ]);
}
