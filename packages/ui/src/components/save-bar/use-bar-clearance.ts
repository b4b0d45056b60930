import { type RefObject, useLayoutEffect } from 'react';

/** Between the bar and the edge of the window, and between the bar and what has focus. */
const GAP_PX = 16;

/**
 * Keeps what has focus out from under a bar at the lower edge: the page scrolls as if it ended above the bar, and a field
 * that the bar has just covered comes up.
 */
export function useBarClearance(bar: RefObject<HTMLElement | null>, shown: boolean): void {
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element || !shown) return;
    const { style } = document.documentElement;
    const before = style.scrollPaddingBlockEnd;
    const clear = () => {
      style.scrollPaddingBlockEnd = `${element.offsetHeight + 2 * GAP_PX}px`;
    };
    clear();
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(clear);
    observer?.observe(element);
    if (isBelow(document.activeElement, element))
      document.activeElement?.scrollIntoView({ block: 'nearest' });
    return () => {
      observer?.disconnect();
      style.scrollPaddingBlockEnd = before;
    };
  }, [bar, shown]);
}

function isBelow(focused: Element | null, bar: Element): boolean {
  if (!focused || focused === document.body || bar.contains(focused)) return false;
  const [field, cover] = [focused.getBoundingClientRect(), bar.getBoundingClientRect()];
  return field.bottom > cover.top && field.top < cover.bottom;
}
