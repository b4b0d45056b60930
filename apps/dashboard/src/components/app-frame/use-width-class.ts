import { useSyncExternalStore } from 'react';

/**
 * How wide the window is: on a `phone` a drawer takes the place of the navigation, on a `tablet` a rail of icons, so
 * that search and tables keep their room.
 */
export type WidthClass = 'phone' | 'tablet' | 'desktop';

const queries = { phone: '(width < 48rem)', tablet: '(width < 62rem)' };

function subscribe(listener: () => void): () => void {
  const lists = Object.values(queries).map((query) => window.matchMedia(query));
  for (const list of lists) list.addEventListener('change', listener);
  return () => {
    for (const list of lists) list.removeEventListener('change', listener);
  };
}

function read(): WidthClass {
  if (window.matchMedia(queries.phone).matches) return 'phone';
  return window.matchMedia(queries.tablet).matches ? 'tablet' : 'desktop';
}

export const useWidthClass = (): WidthClass => useSyncExternalStore(subscribe, read);
