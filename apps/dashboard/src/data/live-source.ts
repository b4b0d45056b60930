import type { QueryClient } from '@tanstack/react-query';
import type { ApiClients } from '@unmuted/api';
import { createListenerInbox } from '#/data/listener-inbox.ts';
import { applyLiveEvent } from '#/data/live.ts';
import type { LiveSource } from '#/data/live-context.tsx';
import { createLiveHub, type LiveHub, type LiveHubOptions } from '#/data/live-hub.ts';

export interface LiveSourceOptions {
  api: ApiClients;
  queryClient: QueryClient;
  document: LiveHubOptions['document'];
  locks: LiveHubOptions['locks'];
  createChannel: LiveHubOptions['createChannel'];
}

export interface SessionLiveSource extends LiveSource {
  /** Starts the stream of an account, or stops it. */
  follow(account: string | null): void;
}

/** One hub per session: it starts with the first screen of an account and stops with the sign-out. */
export function createLiveSource({ api, queryClient, ...browser }: LiveSourceOptions): SessionLiveSource {
  const listeners = new Set<() => void>();
  const inbox = createListenerInbox(queryClient);
  let account: string | null = null;
  let hub: LiveHub | null = null;
  return {
    hub: () => hub,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    follow: (next) => {
      if (next === account) return;
      account = next;
      hub?.stop();
      inbox.stop();
      hub =
        next === null
          ? null
          : createLiveHub({
              ...browser,
              name: next,
              subscribe: api.live.subscribe,
              onEvent: (event) => {
                if (event.event === 'listeners') inbox.push(event.data);
                else applyLiveEvent(queryClient, event);
              },
              onResume: () => void queryClient.invalidateQueries(),
            });
      for (const listener of listeners) listener();
    },
  };
}
