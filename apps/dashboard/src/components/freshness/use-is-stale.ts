import { useSyncExternalStore } from 'react';
import { isStale } from '#/components/freshness/freshness.ts';

function everySecond(listener: () => void): () => void {
  const timer = setInterval(listener, 1000);
  return () => clearInterval(timer);
}

/** Turns true when nothing new has arrived for too long; the component renders again only when that changes. */
export function useIsStale(seenAt: number): boolean {
  return useSyncExternalStore(everySecond, () => isStale({ seenAt, now: Date.now() }));
}
