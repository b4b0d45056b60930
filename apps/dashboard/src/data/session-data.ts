import { QueryClient } from '@tanstack/react-query';
import { type ApiClients, type ApiClientsOptions, createApiClients } from '@unmuted/api';
import { accountKeys, adminUserInfoQuery, userInfoQuery } from '#/data/account/account.queries.ts';
import { createLoadList } from '#/data/lists/load-list.ts';
import { createLiveSource, type LiveSourceOptions, type SessionLiveSource } from '#/data/live/live-source.ts';
import { type AuthCalls, createAuthCalls } from '#/session/auth-calls.ts';
import { persistLists, restoreLists } from '#/session/lists-persistence.ts';
import type { Persistence, Restored } from '#/session/persistence.ts';
import { type Area, areaOf, type SessionUser } from '#/session/session-user.ts';

/** Everything that talks to the server; a chunk of its own, so that the sign-in form does not wait for it. */
export interface SessionData {
  api: ApiClients;
  queryClient: QueryClient;
  liveSource: SessionLiveSource;
  authCalls: AuthCalls;
  /** Reads the profile of who is signed in; what the browser kept may be old. */
  readUser(area: Area): Promise<SessionUser>;
  /** Takes a profile that came another way. */
  setUser(user: SessionUser): void;
  /** Puts the lists that the browser kept into the cache. */
  restore(lists: NonNullable<Restored['lists']>): Promise<void>;
  /** Writes the four lists as they are now. */
  saveLists(): void;
  /** Forgets what belongs to the session that ended. */
  clear(): void;
  stop(): void;
}

export interface SessionDataOptions extends Omit<LiveSourceOptions, 'queryClient' | 'api' | 'ask'> {
  client: ApiClientsOptions;
  /** What a person reads when a list ends the session under way. */
  endText: (error: unknown) => Promise<string>;
  persistence: Persistence;
  /** Lists that load while a sign-in is under way are not written: it may still fail. */
  isSignedIn: () => boolean;
}

export function createSessionData(options: SessionDataOptions): SessionData {
  const { client, endText, persistence, isSignedIn, ...live } = options;
  let isAsking = false;
  const api = createApiClients({
    ...client,
    // Nobody asked for this, and the frame says already that the line is interrupted.
    notify: (notice) => {
      if (!isAsking) client.notify(notice);
    },
  });
  const queryClient = new QueryClient({
    // The client of the API retries by itself, below the notification.
    defaultOptions: { queries: { retry: false }, mutations: { retry: false } },
  });
  async function ask() {
    isAsking = true;
    try {
      await queryClient.refetchQueries({ type: 'active' }, { cancelRefetch: false, throwOnError: true });
      return true;
    } catch {
      return false;
    } finally {
      isAsking = false;
    }
  }
  const liveSource = createLiveSource({ ...live, api, queryClient, ask });
  const lists = persistLists(queryClient, persistence, isSignedIn);
  return {
    api,
    queryClient,
    liveSource,
    authCalls: createAuthCalls({ api, endText, loadList: createLoadList(api, queryClient) }),
    readUser: (area) =>
      area === 'admin'
        ? queryClient.fetchQuery(adminUserInfoQuery(api))
        : queryClient.fetchQuery(userInfoQuery(api)),
    setUser: (user) => queryClient.setQueryData(accountKeys[areaOf(user)], user),
    restore: async (stored) => {
      const { parseLists } = await import('#/session/lists.schema.ts');
      restoreLists(queryClient, parseLists(stored));
    },
    saveLists: lists.saveAll,
    clear: () => queryClient.clear(),
    stop: () => {
      lists.stop();
      liveSource.follow(null);
      queryClient.clear();
    },
  };
}
