import type { LiveTopic } from '@unmuted/api';
import { createContext, type ReactNode, use, useEffect, useSyncExternalStore } from 'react';
import type { LiveHub } from '#/data/live-hub.ts';
import type { Line } from '#/data/live-line.ts';

/** The hub of the present session; null while nobody is signed in. */
export interface LiveSource {
  hub(): LiveHub | null;
  /** Whether the present reaches this page; null while nobody is signed in. */
  line(): Line | null;
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
export function useLine(): Line | null {
  const source = use(LiveContext);
  return useSyncExternalStore(source?.subscribe ?? nothing, () => source?.line() ?? null);
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
