import { type ReactNode, useDeferredValue } from 'react';

/**
 * What stands below the first screen of a page: it is drawn right after what is above it has been, so that a page that is
 * opened answers at once. Until then there is room for it, or the reader who comes back would not find the place.
 */
export function Later({ children }: { children: ReactNode }) {
  const isTime = useDeferredValue(true, false);
  return isTime ? children : <div className="min-h-dvh" />;
}
