import { useSyncExternalStore } from 'react';

/** Below the specification's first breakpoint, where a drawer takes the place of the navigation. */
const query = '(width < 48rem)';

function subscribe(listener: () => void): () => void {
  const list = window.matchMedia(query);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}

export function useIsPhone(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}
