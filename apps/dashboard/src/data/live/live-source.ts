import { onlineManager, type QueryClient } from '@tanstack/react-query';
import type { ApiClients } from '@unmuted/api';
import { createListenerEventBuffer } from '#/data/listeners/listener-event-buffer.ts';
import { applyLiveEvent } from '#/data/live/apply-live-event.ts';
import { createLiveConnection, type LiveConnection } from '#/data/live/live-connection.ts';
import type { LiveSource } from '#/data/live/live-context.tsx';
import { createLiveHub, type LiveHub, type LiveHubOptions } from '#/data/live/live-hub.ts';
import { createPollingFallback } from '#/data/live/polling-fallback.ts';

export interface LiveSourceOptions {
  api: ApiClients;
  queryClient: QueryClient;
  /** Refetches visible data while events do not arrive; resolves to whether that succeeded. */
  ask: () => Promise<boolean>;
  document: LiveHubOptions['document'];
  locks: LiveHubOptions['locks'];
  createChannel: LiveHubOptions['createChannel'];
}

export interface SessionLiveSource extends LiveSource {
  /** Starts the stream of an account; null stops it. */
  follow(account: string | null): void;
}

interface Following {
  readonly hub: LiveHub;
  readonly connection: LiveConnection;
  stop(): void;
}

/** Manages one hub per session: started with an account's first screen, stopped on sign-out. */
export function createLiveSource({
  api,
  queryClient,
  ask,
  ...browser
}: LiveSourceOptions): SessionLiveSource {
  const listeners = new Set<() => void>();
  const inbox = createListenerEventBuffer(queryClient);
  let account: string | null = null;
  let following: Following | null = null;
  const tellAll = () => {
    for (const listener of listeners) listener();
  };

  function begin(name: string): Following {
    const connection = createLiveConnection(tellAll);
    const fallback = createPollingFallback(async () => {
      const wasAnswered = await ask();
      if (wasAnswered) connection.heard();
      return wasAnswered;
    });
    const hub = createLiveHub({
      ...browser,
      name,
      subscribe: api.live.subscribe,
      onEvent: (event) => {
        connection.heard();
        if (event.event === 'listeners') inbox.push(event.data);
        else applyLiveEvent(queryClient, event);
      },
      onResume: () => void queryClient.invalidateQueries(),
      onConnectionChange: (isUp) => {
        connection.note(isUp);
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
        inbox.stop();
      },
    };
  }

  return {
    hub: () => following?.hub ?? null,
    connection: () => following?.connection.get() ?? null,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    follow: (next) => {
      if (next === account) return;
      account = next;
      following?.stop();
      following = next === null ? null : begin(next);
      tellAll();
    },
  };
}
