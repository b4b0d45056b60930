import type { LiveTopic } from '@unmuted/api';
import { createContext, type ReactNode, use, useEffect, useSyncExternalStore } from 'react';
import type { ConnectionStatus } from '#/data/live/live-connection.ts';
import type { LiveHub } from '#/data/live/live-hub.ts';

/** The live hub of the current session; null while signed out. */
export interface LiveSource {
  hub(): LiveHub | null;
  /** The connection status; null while signed out. */
  connection(): ConnectionStatus | null;
  subscribe(subscriber: () => void): () => void;
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

/** Returns the connection status of the current session. */
export function useConnectionStatus(): ConnectionStatus | null {
  const source = use(LiveContext);
  return useSyncExternalStore(source?.subscribe ?? nothing, () => source?.connection() ?? null);
}

/** Subscribes to live topics while the component is mounted. */
export function useLiveTopics(topics: readonly LiveTopic[]): void {
  const hub = useHub();
  const key = [...topics].sort().join();
  useEffect(() => {
    if (key === '') return;
    return hub?.subscribe(key.split(',') as LiveTopic[]);
  }, [hub, key]);
}
