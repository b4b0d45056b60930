import {
  infiniteQueryOptions,
  type MutationFunctionContext,
  mutationOptions,
  queryOptions,
} from '@tanstack/react-query';
import {
  type ApiClients,
  type ApiKeyChange,
  type ApiKeyDraft,
  type ApiKeyRotation,
  limits,
  type StaffApiKeyDraft,
  unwrap,
} from '@unmuted/api';
import { proofBody } from '#/data/proof-body.ts';
import { skipInlineErrors } from '#/data/skip-inline-errors.ts';

/** Whose keys: those of the customer's account, or those of the provider. */
export type KeyOwner = 'customer' | 'admin';

export const keyKeys = {
  all: ['keys'],
  list: (owner: KeyOwner) => ['keys', owner],
  calls: (owner: KeyOwner, id: string) => ['keys', owner, id, 'calls'],
} as const;

const inPlace = { notify: skipInlineErrors };

/** The keys, latest first. */
export const keysQuery = ({ main }: ApiClients, owner: KeyOwner) =>
  queryOptions({
    queryKey: keyKeys.list(owner),
    queryFn: ({ signal }) => {
      const options = { params: { query: { pageSize: limits.pageSize } }, signal };
      return unwrap(
        owner === 'customer' ? main.GET('/control/keys', options) : main.GET('/admin/keys', options),
      );
    },
    staleTime: 30_000,
  });

/** The latest calls with a key, paginated. */
export const keyCallsQuery = ({ main }: ApiClients, owner: KeyOwner, id: string) =>
  infiniteQueryOptions({
    queryKey: keyKeys.calls(owner, id),
    queryFn: ({ signal, pageParam }) => {
      const options = { params: { path: { id }, query: { page: pageParam, pageSize: 20 } }, signal };
      return unwrap(
        owner === 'customer'
          ? main.GET('/control/keys/{id}/log', options)
          : main.GET('/admin/keys/{id}/log', options),
      );
    },
    initialPageParam: 1,
    getNextPageParam: ({ page, pageSize, total }) => (page * pageSize < total ? page + 1 : undefined),
  });

const refresh = (_result: unknown, _body: unknown, _none: unknown, { client }: MutationFunctionContext) =>
  client.invalidateQueries({ queryKey: keyKeys.all });

/** Creates a key of the customer's account; its secret is returned once. */
export const createKey = ({ main }: ApiClients) =>
  mutationOptions({
    mutationFn: (body: ApiKeyDraft) =>
      unwrap(main.POST('/control/keys', { body: proofBody(body), ...inPlace })),
    onSuccess: refresh,
  });

/** Creates a key of the provider; its secret is returned once. */
export const createStaffKey = ({ main }: ApiClients) =>
  mutationOptions({
    mutationFn: (body: StaffApiKeyDraft) =>
      unwrap(main.POST('/admin/keys', { body: proofBody(body), ...inPlace })),
    onSuccess: refresh,
  });

/** Changes the name and the networks of a key. */
export const updateKey = ({ main }: ApiClients, owner: KeyOwner, id: string) =>
  mutationOptions({
    mutationFn: (body: ApiKeyChange) => {
      const options = { params: { path: { id } }, body, ...inPlace };
      return unwrap(
        owner === 'customer'
          ? main.PATCH('/control/keys/{id}', options)
          : main.PATCH('/admin/keys/{id}', options),
      );
    },
    onSuccess: refresh,
  });

/** Replaces a key; the new secret is returned once. */
export const rotateKey = ({ main }: ApiClients, owner: KeyOwner, id: string) =>
  mutationOptions({
    mutationFn: (body: ApiKeyRotation) => {
      const options = { params: { path: { id } }, body: proofBody(body), ...inPlace };
      return unwrap(
        owner === 'customer'
          ? main.POST('/control/keys/{id}/rotate', options)
          : main.POST('/admin/keys/{id}/rotate', options),
      );
    },
    onSuccess: refresh,
  });

/** Revokes a key immediately. */
export const revokeKey = ({ main }: ApiClients, owner: KeyOwner, id: string) =>
  mutationOptions({
    mutationFn: () => {
      const options = { params: { path: { id } }, ...inPlace };
      return unwrap(
        owner === 'customer'
          ? main.DELETE('/control/keys/{id}', options)
          : main.DELETE('/admin/keys/{id}', options),
      );
    },
    // Refetch whether it was revoked now or had ended already (404).
    onSettled: (_none, _error, _body, _result, { client }) =>
      client.invalidateQueries({ queryKey: keyKeys.all }),
  });
