import {
  infiniteQueryOptions,
  type MutationFunctionContext,
  mutationOptions,
  queryOptions,
} from '@tanstack/react-query';
import { type ApiClients, ApiError, limits, unwrap } from '@unmuted/api';
import { skipInlineErrors } from '#/data/skip-inline-errors.ts';

export const securityKeys = {
  all: ['security'],
  sessions: ['security', 'sessions'],
  activity: ['security', 'activity'],
  mfa: ['security', 'mfa'],
} as const;

/** The own sessions that hold; `total` counts those beyond the page too. */
export const sessionsQuery = ({ main }: ApiClients) =>
  queryOptions({
    queryKey: securityKeys.sessions,
    queryFn: ({ signal }) => {
      const query = { pageSize: String(limits.pageSize) };
      return unwrap(main.GET('/control/sessions', { params: { query }, signal }));
    },
    staleTime: 30_000,
    // Someone may sign in elsewhere while this is looked at.
    refetchInterval: 60_000,
  });

/** What happened to the own account, a page at a time, latest first. */
export const activityQuery = ({ main }: ApiClients) =>
  infiniteQueryOptions({
    queryKey: securityKeys.activity,
    queryFn: ({ signal, pageParam }) => {
      const query = { page: String(pageParam), pageSize: '20' };
      return unwrap(main.GET('/control/activity', { params: { query }, signal }));
    },
    initialPageParam: 1,
    getNextPageParam: ({ page, pageSize, total }) => (page * pageSize < total ? page + 1 : undefined),
    staleTime: 30_000,
  });

/** Whether signing in takes a second step. */
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
    // Whether it ended now or was gone already (404): the list knows.
    onSettled: (_none, _error, _id, _result, { client }) =>
      client.invalidateQueries({ queryKey: securityKeys.all }),
  });

/** Signs out everywhere else. */
export const endOtherSessions = ({ main }: ApiClients) =>
  mutationOptions({
    mutationFn: () => unwrap(main.POST('/control/sessions/end', { body: { keepThisOne: true } })),
    onSuccess: (_ended, _none, _result, { client }) =>
      client.invalidateQueries({ queryKey: securityKeys.all }),
  });

/** Signs out everywhere; this session's token does not hold any longer either, so nothing is read again. */
export const endAllSessions = ({ main }: ApiClients) =>
  mutationOptions({
    mutationFn: () => unwrap(main.POST('/control/sessions/end', { body: { keepThisOne: false } })),
  });

const inPlace = { notify: skipInlineErrors };
type SecondStepProof = { password: string; code: string };

/** A conflict says that another tab or device was here first: what is shown then is the state as it is. */
const onError = (error: Error, _body: unknown, _none: unknown, { client }: MutationFunctionContext) =>
  error instanceof ApiError && error.status === 409
    ? client.invalidateQueries({ queryKey: securityKeys.mfa })
    : undefined;

/** Codes are shown this once, so nothing is waited for before they are. */
const onCodes = (_codes: unknown, _body: unknown, _none: unknown, { client }: MutationFunctionContext) => {
  void client.invalidateQueries({ queryKey: securityKeys.all });
};

/** Makes a secret for an authenticator app; nothing changes before it is confirmed. */
export const startMfa = ({ main }: ApiClients) =>
  mutationOptions({
    mutationFn: (body: { password: string }) => unwrap(main.POST('/control/mfa/start', { body, ...inPlace })),
    onError,
  });

/** Turns the second step on; gives the recovery codes, once. */
export const confirmMfa = ({ main }: ApiClients) =>
  mutationOptions({
    mutationFn: (body: { code: string }) => unwrap(main.POST('/control/mfa/confirm', { body, ...inPlace })),
    onError,
    onSuccess: onCodes,
  });

/** Makes new recovery codes, shown once; the old ones no longer count. */
export const regenerateRecoveryCodes = ({ main }: ApiClients) =>
  mutationOptions({
    mutationFn: (body: SecondStepProof) =>
      unwrap(main.POST('/control/mfa/recovery-codes', { body, ...inPlace })),
    onError,
    onSuccess: onCodes,
  });

/** Turns the second step off. */
export const disableMfa = ({ main }: ApiClients) =>
  mutationOptions({
    mutationFn: (body: SecondStepProof) => unwrap(main.POST('/control/mfa/disable', { body, ...inPlace })),
    onError,
    onSuccess: (state, _body, _none, { client }) => {
      client.setQueryData(securityKeys.mfa, state);
      return client.invalidateQueries({ queryKey: securityKeys.all });
    },
  });
