import { type RefCallback, useCallback, useState } from 'react';

/** The width of an element in pixels; `undefined` before layout. */
export function useWidth<T extends Element>(): readonly [RefCallback<T>, number | undefined] {
  const [width, setWidth] = useState<number>();
  const ref = useCallback((element: T | null) => {
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      // Whole pixels, so that fractions do not trigger a new layout.
      if (entry) setWidth(Math.round(entry.contentRect.width));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}
