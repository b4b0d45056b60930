import { useSyncExternalStore } from 'react';

/** Whether a time of the browser's clock is in the future; re-renders when it has passed. */
export function useIsFuture(moment: number | undefined): boolean {
  return useSyncExternalStore(
    (listener) => {
      const timer = setInterval(listener, 250);
      return () => clearInterval(timer);
    },
    () => moment !== undefined && Date.now() < moment,
  );
}
