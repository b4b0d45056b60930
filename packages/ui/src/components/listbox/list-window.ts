/** The rendered range of a long list: `from` inclusive, `to` exclusive. */
export interface ListWindow {
  readonly from: number;
  readonly to: number;
}

/** Lists up to this length are rendered completely. */
const RENDER_ALL_BELOW = 100;
/** Overscan: options rendered before and after the visible ones. */
const MARGIN = 40;

/** The initial range: around the active option, or at the top. */
export function firstWindow(count: number, active: number): ListWindow {
  if (count <= RENDER_ALL_BELOW) return { from: 0, to: count };
  const middle = Math.max(MARGIN, active);
  return { from: Math.max(0, middle - MARGIN), to: Math.min(count, middle + MARGIN) };
}

/** The range extended to the active option; a new range around it when it is far away. */
export function windowAround(window: ListWindow, count: number, active: number): ListWindow {
  if (active === -1 || (active >= window.from && active < window.to)) return window;
  const isNear = active >= window.from - MARGIN && active < window.to + MARGIN;
  if (!isNear) return firstWindow(count, active);
  return active < window.from ? grow(window, count, 'before') : grow(window, count, 'after');
}

/** The range extended at one end. */
export function grow({ from, to }: ListWindow, count: number, where: 'before' | 'after'): ListWindow {
  return where === 'before'
    ? { from: Math.max(0, from - MARGIN), to }
    : { from, to: Math.min(count, to + MARGIN) };
}
