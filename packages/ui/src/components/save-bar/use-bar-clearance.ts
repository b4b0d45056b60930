import { type RefObject, useLayoutEffect } from 'react';

/** Gap between the bar and the window edge, and between the bar and the focused element. */
const GAP_PX = 16;

/**
 * Keeps the focused element visible above a bottom bar: sets scroll padding, and scrolls a field that the bar has just
 * covered into view.
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
