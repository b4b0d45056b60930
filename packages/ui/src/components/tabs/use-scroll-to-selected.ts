import { type RefObject, useEffect, useRef } from 'react';

const SELECTED = '[aria-selected="true"], [aria-current]:not([aria-current="false"])';

/**
 * Scrolls a list horizontally until the selected tab is visible: on resize of the list, and when fonts change the size of
 * the tab. The page does not scroll.
 */
export function useScrollToSelected<T extends HTMLElement>(): RefObject<T | null> {
  const list = useRef<T>(null);
  useEffect(() => {
    const element = list.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => scrollToSelected(element));
    observer.observe(element);
    const selected = element.querySelector(SELECTED);
    if (selected) observer.observe(selected);
    return () => observer.disconnect();
  }, []);
  return list;
}

function scrollToSelected(list: HTMLElement): void {
  const selected = list.querySelector(SELECTED);
  if (!selected) return;
  const [outer, inner] = [list.getBoundingClientRect(), selected.getBoundingClientRect()];
  if (inner.left >= outer.left && inner.right <= outer.right) return;
  list.scrollLeft += (inner.left + inner.right) / 2 - (outer.left + outer.right) / 2;
}
