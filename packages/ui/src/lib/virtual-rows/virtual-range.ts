/** Rows of a fixed height in a scroll container. All lengths are in pixels. */
export interface RowGeometry {
  /** Number of rows. */
  count: number;
  /** Height of a row. */
  rowHeight: number;
  /** Height of the viewport. */
  viewport: number;
}

/** The rows to render, and their offset. */
export interface RowRange {
  first: number;
  /** Exclusive end. */
  last: number;
  /** Added to `row × rowHeight`; 0 unless the rows exceed the maximum element height. */
  shift: number;
}

/** Maximum element height. Firefox supports 17.9 million pixels, and half of that at 200 % zoom. */
export const MAX_HEIGHT = 8_000_000;

/** Rows rendered before and after the visible ones. */
const OVERSCAN = 6;
/** The range moves in steps of this many rows, which reduces renders during slow scrolling. */
const STEP = 4;

/** Height of the rows element. */
export function contentHeight({ count, rowHeight }: RowGeometry): number {
  return Math.min(count * rowHeight, MAX_HEIGHT);
}

/** Row offset for a scroll position. Larger than `scrollTop` when the rows exceed the maximum element height. */
export function offsetFromScroll(geometry: RowGeometry, scrollTop: number): number {
  const most = Math.max(0, geometry.count * geometry.rowHeight - geometry.viewport);
  return Math.min(most, scrollTop * scrollScale(geometry));
}

/** Scroll position for a row offset. */
export function scrollFromOffset(geometry: RowGeometry, offset: number): number {
  return offset / scrollScale(geometry);
}

/** The rows to render at a scroll position: a constant number, except at both ends. */
export function rangeAt(geometry: RowGeometry, scrollTop: number): RowRange {
  const { count, rowHeight } = geometry;
  const offset = offsetFromScroll(geometry, scrollTop);
  const first = Math.floor((Math.floor(offset / rowHeight) - OVERSCAN) / STEP) * STEP;
  return {
    first: Math.max(0, first),
    last: Math.min(count, first + maxRangeSize(geometry)),
    shift: scrollScale(geometry) === 1 ? 0 : scrollTop - offset,
  };
}

/** Number of rows in a range, away from both ends. */
export function maxRangeSize({ rowHeight, viewport }: RowGeometry): number {
  // One extra row, since the first may be partly visible, plus overscan and the step.
  return Math.ceil(viewport / rowHeight) + 1 + 2 * OVERSCAN + STEP - 1;
}

/** The nearest offset that shows a row in full. */
export function offsetToReveal(geometry: RowGeometry, offset: number, row: number): number {
  const top = row * geometry.rowHeight;
  const bottom = top + geometry.rowHeight;
  if (top < offset) return top;
  if (bottom > offset + geometry.viewport) return Math.max(0, bottom - geometry.viewport);
  return offset;
}

/** Rows per Page Up or Page Down. */
export function pageSize({ rowHeight, viewport }: RowGeometry): number {
  return Math.max(1, Math.floor(viewport / rowHeight) - 1);
}

function scrollScale({ count, rowHeight, viewport }: RowGeometry): number {
  const height = count * rowHeight;
  return height > MAX_HEIGHT ? (height - viewport) / (MAX_HEIGHT - viewport) : 1;
}
