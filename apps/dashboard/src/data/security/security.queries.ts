import {
  infiniteQueryOptions,
  type MutationFunctionContext,
  mutationOptions,
  queryOptions,
} from '@tanstack/react-query';
import { type ApiClients, ApiError, limits, unwrap } from '@unmuted/api';
import { securityKeys } from '#/data/security/security.keys.ts';
import { skipInlineErrors } from '#/data/skip-inline-errors.ts';

/** The user’s active sessions; `total` includes those beyond the page. */
export const sessionsQuery = ({ main }: ApiClients) =>
  queryOptions({
    queryKey: securityKeys.sessions,
    queryFn: ({ signal }) => {
      const query = { pageSize: limits.pageSize };
      return unwrap(main.GET('/control/sessions', { params: { query }, signal }));
    },
    staleTime: 30_000,
    // Another sign-in may happen while the list is open.
    refetchInterval: 60_000,
  });

/** The activity of the user’s account, paginated, latest first. */
export const activityQuery = ({ main }: ApiClients) =>
  infiniteQueryOptions({
    queryKey: securityKeys.activity,
    queryFn: ({ signal, pageParam }) => {
      const query = { page: pageParam, pageSize: 20 };
      return unwrap(main.GET('/control/activity', { params: { query }, signal }));
    },
    initialPageParam: 1,
    getNextPageParam: ({ page, pageSize, total }) => (page * pageSize < total ? page + 1 : undefined),
    staleTime: 30_000,
  });

/** Whether two-step sign-in is on. */
export const mfaQuery = ({ main }: ApiClients) =>
  queryOptions({
    queryKey: securityKeys.mfa,
    queryFn: ({ signal }) => unwrap(main.GET('/control/mfa', { signal })),
    staleTime: 30_000,
  });

/** Signs one other browser out. */
export const endSession = ({ main }: ApiClients) =>
  mutationOptions({
    mutationFn: (sessionId: string) =>
      unwrap(main.DELETE('/control/sessions/{sessionId}', { params: { path: { sessionId } } })),
    // Refetch whether it ended now or was gone already (404).
    onSettled: (_none, _error, _id, _result, { client }) =>
      client.invalidateQueries({ queryKey: securityKeys.all }),
  });

/** Signs out everywhere else. */
export const endOtherSessions = ({ main }: ApiClients) =>
  mutationOptions({
    mutationFn: () => unwrap(main.POST('/control/sessions/end', { body: { keepCurrent: true } })),
    onSuccess: (_ended, _none, _result, { client }) =>
      client.invalidateQueries({ queryKey: securityKeys.all }),
  });

/** Signs out everywhere, including this session, so nothing is refetched. */
export const endAllSessions = ({ main }: ApiClients) =>
  mutationOptions({
    mutationFn: () => unwrap(main.POST('/control/sessions/end', { body: { keepCurrent: false } })),
  });

const inPlace = { notify: skipInlineErrors };
type SecondStepProof = { password: string; code: string };

/** On a conflict another tab or device was first: show the current state. */
const onError = (error: Error, _body: unknown, _none: unknown, { client }: MutationFunctionContext) =>
  error instanceof ApiError && error.status === 409
    ? client.invalidateQueries({ queryKey: securityKeys.mfa })
    : undefined;

/** Codes are shown only once, so don’t wait for a refetch. */
const onCodes = (_codes: unknown, _body: unknown, _none: unknown, { client }: MutationFunctionContext) => {
  void client.invalidateQueries({ queryKey: securityKeys.all });
};

/** Creates a secret for an authenticator app; nothing changes until it is confirmed. */
export const startMfa = ({ main }: ApiClients) =>
  mutationOptions({
    mutationFn: (body: { password: string }) => unwrap(main.POST('/control/mfa/start', { body, ...inPlace })),
    onError,
  });

/** Turns two-step sign-in on; returns the recovery codes once. */
export const confirmMfa = ({ main }: ApiClients) =>
  mutationOptions({
    mutationFn: (body: { code: string }) => unwrap(main.POST('/control/mfa/confirm', { body, ...inPlace })),
    onError,
    onSuccess: onCodes,
  });

/** Generates new recovery codes, shown once; the old ones become invalid. */
export const regenerateRecoveryCodes = ({ main }: ApiClients) =>
  mutationOptions({
    mutationFn: (body: SecondStepProof) =>
      unwrap(main.POST('/control/mfa/recovery-codes', { body, ...inPlace })),
    onError,
    onSuccess: onCodes,
  });

/** Turns two-step sign-in off. */
export const disableMfa = ({ main }: ApiClients) =>
  mutationOptions({
    mutationFn: (body: SecondStepProof) => unwrap(main.POST('/control/mfa/disable', { body, ...inPlace })),
    onError,
    onSuccess: (state, _body, _none, { client }) => {
      client.setQueryData(securityKeys.mfa, state);
      return client.invalidateQueries({ queryKey: securityKeys.all });
    },
  });
