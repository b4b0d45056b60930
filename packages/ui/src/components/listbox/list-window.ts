/** The options of a long list that are rendered: from one index up to but without another. */
export interface ListWindow {
  readonly from: number;
  readonly to: number;
}

/** Up to here a list is rendered whole. */
const WHOLE = 100;
/** Options that are rendered before and after what is seen. */
const MARGIN = 40;

/** Where a list begins: around its active option, or at the top. */
export function firstWindow(count: number, active: number): ListWindow {
  if (count <= WHOLE) return { from: 0, to: count };
  const middle = Math.max(MARGIN, active);
  return { from: Math.max(0, middle - MARGIN), to: Math.min(count, middle + MARGIN) };
}

/** The same window grown to hold the active option; a new one around it when it is far away. */
export function windowAround(window: ListWindow, count: number, active: number): ListWindow {
  if (active === -1 || (active >= window.from && active < window.to)) return window;
  const isNear = active >= window.from - MARGIN && active < window.to + MARGIN;
  if (!isNear) return firstWindow(count, active);
  return active < window.from ? grow(window, count, 'before') : grow(window, count, 'after');
}

/** The window with more options at one end. */
export function grow({ from, to }: ListWindow, count: number, where: 'before' | 'after'): ListWindow {
  return where === 'before'
    ? { from: Math.max(0, from - MARGIN), to }
    : { from, to: Math.min(count, to + MARGIN) };
}
