import { useSyncExternalStore } from 'react';
import { isStale } from '#/components/freshness/freshness.ts';
import { useConnectionStatus } from '#/data/live/live-context.tsx';

function everySecond(listener: () => void): () => void {
  const timer = setInterval(listener, 1000);
  return () => clearInterval(timer);
}

/** True while live events cannot arrive: the connection is known to be lost. */
export function useIsConnectionLost(): boolean {
  const connection = useConnectionStatus();
  return connection !== null && connection.state !== 'up';
}

/** When data last arrived: as a function, if the component does not render for each arrival. */
type SeenAt = number | (() => number);

/** True when no data has arrived for too long, or none can arrive; re-renders only when that changes. */
export function useIsStale(seenAt: SeenAt): boolean {
  const isLost = useIsConnectionLost();
  const read = () => (typeof seenAt === 'number' ? seenAt : seenAt());
  const isOld = useSyncExternalStore(everySecond, () => isStale({ seenAt: read(), now: Date.now() }));
  return isOld || (isLost && read() > 0);
}
