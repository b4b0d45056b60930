import { useSyncExternalStore } from 'react';
import { isStale } from '#/components/freshness/freshness.ts';

function everySecond(listener: () => void): () => void {
  const timer = setInterval(listener, 1000);
  return () => clearInterval(timer);
}

/** True when no data has arrived for too long; re-renders only when that changes. */
export function useIsStale(seenAt: number): boolean {
  return useSyncExternalStore(everySecond, () => isStale({ seenAt, now: Date.now() }));
}
