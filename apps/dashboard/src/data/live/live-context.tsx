import type { LiveTopic } from '@unmuted/api';
import { createContext, type ReactNode, use, useEffect, useSyncExternalStore } from 'react';
import type { ConnectionStatus } from '#/data/live/live-connection.ts';
import type { LiveHub } from '#/data/live/live-hub.ts';

/** The hub of the present session; null while nobody is signed in. */
export interface LiveSource {
  hub(): LiveHub | null;
  /** Whether the present reaches this page; null while nobody is signed in. */
  connection(): ConnectionStatus | null;
  subscribe(listener: () => void): () => void;
}

const LiveContext = createContext<LiveSource | null>(null);

export function LiveProvider({ source, children }: { source: LiveSource; children: ReactNode }) {
  return <LiveContext value={source}>{children}</LiveContext>;
}

const nothing = () => () => {};

function useHub(): LiveHub | null {
  const source = use(LiveContext);
  return useSyncExternalStore(source?.subscribe ?? nothing, () => source?.hub() ?? null);
}

/** The line of the present session. */
export function useConnectionStatus(): ConnectionStatus | null {
  const source = use(LiveContext);
  return useSyncExternalStore(source?.subscribe ?? nothing, () => source?.connection() ?? null);
}

/** Keeps what these topics are about true in the cache while the component is on screen. */
export function useLiveTopics(topics: readonly LiveTopic[]): void {
  const hub = useHub();
  const key = [...topics].sort().join();
  useEffect(() => {
    if (key === '') return;
    return hub?.want(key.split(',') as LiveTopic[]);
  }, [hub, key]);
}
