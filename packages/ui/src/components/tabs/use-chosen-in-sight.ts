import { type RefObject, useEffect, useRef } from 'react';

const CHOSEN = '[aria-selected="true"], [aria-current]:not([aria-current="false"])';

/**
 * Scrolls a list horizontally until the selected tab is visible: on resize of the list, and when fonts change the size of
 * the tab. The page does not scroll.
 */
export function useChosenInSight<T extends HTMLElement>(): RefObject<T | null> {
  const list = useRef<T>(null);
  useEffect(() => {
    const element = list.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => reveal(element));
    observer.observe(element);
    const chosen = element.querySelector(CHOSEN);
    if (chosen) observer.observe(chosen);
    return () => observer.disconnect();
  }, []);
  return list;
}

function reveal(list: HTMLElement): void {
  const chosen = list.querySelector(CHOSEN);
  if (!chosen) return;
  const [outer, inner] = [list.getBoundingClientRect(), chosen.getBoundingClientRect()];
  if (inner.left >= outer.left && inner.right <= outer.right) return;
  list.scrollLeft += (inner.left + inner.right) / 2 - (outer.left + outer.right) / 2;
}
