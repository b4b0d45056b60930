import { QueryClient } from '@tanstack/react-query';
import type { RouterHistory } from '@tanstack/react-router';
import { type ApiClients, type ApiClientsOptions, createApiClients, unwrap } from '@unmuted/api';
import { accountKeys, adminUserInfoQuery, userInfoQuery } from '#/data/account/account.queries.ts';
import { createLoadList } from '#/data/lists/load-list.ts';
import { createLiveSource, type LiveSourceOptions, type SessionLiveSource } from '#/data/live/live-source.ts';
import { fetchWithProgress } from '#/data/uploads/fetch-with-progress.ts';
import { type AuthCalls, createAuthCalls } from '#/session/auth-calls.ts';
import { persistLists, restoreLists } from '#/session/lists-persistence.ts';
import { parseLists } from '#/session/parse-lists.ts';
import type { Persistence, Restored } from '#/session/persistence.ts';
import { type Area, areaOf, type SessionUser } from '#/session/session-user.ts';

/** Server access in its own chunk, so that the sign-in form doesn’t wait for it. */
export interface SessionData {
  api: ApiClients;
  queryClient: QueryClient;
  liveSource: SessionLiveSource;
  authCalls: AuthCalls;
  /** Fetches the signed-in user’s profile; the stored one may be outdated. */
  readUser(area: Area): Promise<SessionUser>;
  /** Applies a profile from another source. */
  setUser(user: SessionUser): void;
  /** Restores the persisted lists to the cache. */
  restore(lists: NonNullable<Restored['lists']>): void;
  /** Persists the four lists. */
  saveLists(): void;
  /** Clears the data of the ended session. */
  clear(): void;
  stop(): void;
}

export interface SessionDataOptions extends Omit<LiveSourceOptions, 'queryClient' | 'api' | 'refetch'> {
  client: ApiClientsOptions;
  /** The message shown when a list request ends the session during sign-in. */
  endText: (error: unknown) => Promise<string>;
  persistence: Persistence;
  history: RouterHistory;
  /** Applies a changed profile to the session. */
  keepUser: (user: SessionUser) => void;
  /** Lists loaded during sign-in are not persisted: it may still fail. */
  isSignedIn: () => boolean;
}

export function createSessionData(options: SessionDataOptions): SessionData {
  const { client, endText, persistence, isSignedIn, ...live } = options;
  let isPolling = false;
  const api = createApiClients({
    fetchWithProgress,
    ...client,
    // Background polling: the banner already reports the lost connection.
    notify: (notice) => {
      if (!isPolling) client.notify(notice);
    },
    onFailure: (error) => {
      const code = 'code' in error && error.code;
      const isLed = code === 'account.second_step_needed';
      if (isLed || code === 'account.not_permitted')
        void import('#/data/refusals.ts').then(({ followRefusal }) =>
          followRefusal(code, { ...options, api, queryClient }),
        );
      return isLed;
    },
  });
  const queryClient = new QueryClient({
    // The API client retries, below the notification layer.
    defaultOptions: { queries: { retry: false }, mutations: { retry: false } },
  });
  async function refetch() {
    isPolling = true;
    try {
      await queryClient.refetchQueries({ type: 'active' }, { cancelRefetch: false, throwOnError: true });
      return true;
    } catch {
      return false;
    } finally {
      isPolling = false;
    }
  }
  const liveSource = createLiveSource({ ...live, api, queryClient, refetch });
  const lists = persistLists(queryClient, persistence, isSignedIn);
  return {
    api,
    queryClient,
    liveSource,
    authCalls: createAuthCalls({
      api,
      endText,
      loadProfile: ({ session: { token }, signal }) => {
        const query = userInfoQuery(api);
        // The token is not stored yet. A failure is no notice: the sign-in continues without it.
        const queryFn = () => unwrap(api.main.GET('/control/user-info', { token, signal, notify: false }));
        return queryClient.fetchQuery({ ...query, queryFn, staleTime: 0 });
      },
      loadList: createLoadList(api, queryClient),
    }),
    readUser: (area) =>
      area === 'admin'
        ? queryClient.fetchQuery(adminUserInfoQuery(api))
        : queryClient.fetchQuery(userInfoQuery(api)),
    setUser: (user) => queryClient.setQueryData(accountKeys[areaOf(user)], user),
    restore: (stored) => restoreLists(queryClient, parseLists(stored)),
    saveLists: lists.saveAll,
    clear: () => queryClient.clear(),
    stop: () => {
      lists.stop();
      liveSource.setAccount(null);
      queryClient.clear();
    },
  };
}
