import { onlineManager, type QueryClient } from '@tanstack/react-query';
import type { ApiClients } from '@unmuted/api';
import { createLiveConnection, type LiveConnection } from '#/data/live/live-connection.ts';
import type { LiveSource } from '#/data/live/live-context.tsx';
import { LiveHub, type LiveHubOptions } from '#/data/live/live-hub.ts';
import { createLiveRegistry } from '#/data/live/live-registry.ts';
import { createPollingFallback } from '#/data/live/polling-fallback.ts';
import { liveTopics } from '#/data/live/topics.ts';

export interface LiveSourceOptions extends Pick<LiveHubOptions, 'document' | 'locks' | 'createChannel'> {
  api: ApiClients;
  queryClient: QueryClient;
  /** Refetches visible data while events do not arrive; resolves to whether that succeeded. */
  refetch: () => Promise<boolean>;
}

export interface SessionLiveSource extends LiveSource {
  /** Starts the stream of an account; null stops it. */
  setAccount(account: string | null): void;
}

interface LiveSession {
  readonly hub: LiveHub;
  readonly connection: LiveConnection;
  stop(): void;
}

/** Manages one hub per session: started with an account's first screen, stopped on sign-out. */
export function createLiveSource(options: LiveSourceOptions): SessionLiveSource {
  const subscribers = new Set<() => void>();
  let account: string | null = null;
  let session: LiveSession | null = null;
  const notify = () => {
    for (const subscriber of subscribers) subscriber();
  };
  return {
    hub: () => session?.hub ?? null,
    connection: () => session?.connection.get() ?? null,
    subscribe: (subscriber) => {
      subscribers.add(subscriber);
      return () => subscribers.delete(subscriber);
    },
    setAccount: (next) => {
      if (next === account) return;
      account = next;
      session?.stop();
      session = next === null ? null : startSession(next, options, notify);
      notify();
    },
  };
}

function startSession(
  name: string,
  { api, queryClient, refetch, ...browser }: LiveSourceOptions,
  onStatusChange: () => void,
): LiveSession {
  const registry = createLiveRegistry(liveTopics, queryClient);
  const connection = createLiveConnection(onStatusChange);
  const fallback = createPollingFallback(async () => {
    const hasSucceeded = await refetch();
    if (hasSucceeded) connection.recordMessage();
    return hasSucceeded;
  });
  const hub = new LiveHub({
    ...browser,
    name,
    subscribe: api.live.subscribe,
    onEvent: (event) => {
      connection.recordMessage();
      registry.apply(event);
    },
    onResume: () => void queryClient.invalidateQueries(),
    onConnectionChange: (isUp) => {
      connection.setUp(isUp);
      if (isUp) fallback.stop();
      else fallback.start();
    },
  });
  const unsubscribe = onlineManager.subscribe((isOnline) => {
    if (isOnline) hub.retry();
  });
  return {
    hub,
    connection,
    stop: () => {
      unsubscribe();
      hub.stop();
      fallback.stop();
      connection.stop();
      registry.stop();
    },
  };
}
