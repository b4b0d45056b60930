import { type RefObject, useLayoutEffect } from 'react';

/** Gap between the bar and the window edge, and between the bar and the focused element. */
const GAP_PX = 16;

/**
 * Keeps what matters visible above a bottom bar: sets scroll padding, scrolls a field that the bar has just covered into
 * view, and lifts the toasts above the bar wherever it is.
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
    const lift = () => {
      const { top, bottom } = element.getBoundingClientRect();
      const isInView = bottom > 0 && top < window.innerHeight;
      style.setProperty('--ui-toast-lift', isInView ? `${Math.round(window.innerHeight - top)}px` : '0px');
    };
    clear();
    lift();
    const observer =
      typeof ResizeObserver === 'undefined'
        ? undefined
        : new ResizeObserver(() => {
            clear();
            lift();
          });
    observer?.observe(element);
    // Capturing, because the page may scroll in an element of its own.
    window.addEventListener('scroll', lift, { capture: true, passive: true });
    window.addEventListener('resize', lift);
    if (isBelow(document.activeElement, element))
      document.activeElement?.scrollIntoView({ block: 'nearest' });
    return () => {
      observer?.disconnect();
      window.removeEventListener('scroll', lift, { capture: true });
      window.removeEventListener('resize', lift);
      style.scrollPaddingBlockEnd = before;
      style.removeProperty('--ui-toast-lift');
    };
  }, [bar, shown]);
}

function isBelow(focused: Element | null, bar: Element): boolean {
  if (!focused || focused === document.body || bar.contains(focused)) return false;
  const [field, cover] = [focused.getBoundingClientRect(), bar.getBoundingClientRect()];
  return field.bottom > cover.top && field.top < cover.bottom;
}
