import { useSyncExternalStore } from 'react';

/** Rounds down, so that readers of the same step render together and only when it changes. */
const floorTo = (stepMs: number) => Math.floor(Date.now() / stepMs) * stepMs;

/** The present in steps; whoever reads it renders again when a step has passed. */
export function useNow(stepMs = 10_000): number {
  return useSyncExternalStore(
    (listener) => {
      const timer = setInterval(listener, Math.min(stepMs, 1000));
      return () => clearInterval(timer);
    },
    () => floorTo(stepMs),
  );
}
