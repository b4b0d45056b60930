import { QueryClient } from '@tanstack/react-query';
import type { ApiClients } from '@unmuted/api';
import type { SessionLiveSource } from '#/data/live-source.ts';
import { createLiveSource, type LiveSourceOptions } from '#/data/live-source.ts';
import { createLoadList } from '#/data/load-list.ts';
import type { LoadList } from '#/session/auth-calls.ts';
import { persistLists, restoreLists } from '#/session/lists-persistence.ts';
import type { Persistence, Restored } from '#/session/persistence.ts';

/** Everything that only someone signed in needs; a chunk of its own, so that the sign-in page does not wait for it. */
export interface SessionData {
  queryClient: QueryClient;
  liveSource: SessionLiveSource;
  loadList: LoadList;
  /** Puts the lists that the browser kept into the cache. */
  restore(lists: NonNullable<Restored['lists']>): Promise<void>;
  /** Writes the four lists as they are now. */
  saveLists(): void;
  /** Forgets what belongs to the session that ended. */
  clear(): void;
  stop(): void;
}

export interface SessionDataOptions extends Omit<LiveSourceOptions, 'queryClient'> {
  api: ApiClients;
  persistence: Persistence;
  /** Lists that load while a sign-in is under way are not written: it may still fail. */
  isSignedIn: () => boolean;
}

export function createSessionData({ persistence, isSignedIn, ...options }: SessionDataOptions): SessionData {
  const queryClient = new QueryClient({
    // The client of the API retries by itself, below the notification.
    defaultOptions: { queries: { retry: false }, mutations: { retry: false } },
  });
  const liveSource = createLiveSource({ ...options, queryClient });
  const lists = persistLists(queryClient, persistence, isSignedIn);
  return {
    queryClient,
    liveSource,
    loadList: createLoadList(options.api, queryClient),
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
