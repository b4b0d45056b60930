/** Rows of one height in a box that scrolls. All lengths are in pixels. */
export interface RowGeometry {
  /** How many rows there are. */
  count: number;
  /** Height of each. */
  rowHeight: number;
  /** Height of the part in which rows are seen. */
  viewport: number;
}

/** The rows to draw, and how far they are moved from their place. */
export interface RowRange {
  first: number;
  /** The first one after them. */
  last: number;
  /** What to add to `row × rowHeight`; 0 unless there are more rows than a page can be high. */
  shift: number;
}

/** No element is higher than this. Firefox ends at 17.9 million pixels, and at a zoom of 200 % at half of that. */
export const MAX_HEIGHT = 8_000_000;

/** Rows drawn before and after those that are seen. */
const OVERSCAN = 6;
/** The range moves by so many rows at once, so that scrolling slowly draws seldom. */
const STEP = 4;

/** Height of the element that holds the rows. */
export function contentHeight({ count, rowHeight }: RowGeometry): number {
  return Math.min(count * rowHeight, MAX_HEIGHT);
}

/** Where the rows stand when the box is scrolled so far: more than it says when they are squeezed into the page. */
export function offsetFromScroll(geometry: RowGeometry, scrollTop: number): number {
  const most = Math.max(0, geometry.count * geometry.rowHeight - geometry.viewport);
  return Math.min(most, scrollTop * scrollScale(geometry));
}

/** How far to scroll for an offset. */
export function scrollFromOffset(geometry: RowGeometry, offset: number): number {
  return offset / scrollScale(geometry);
}

/** The rows to draw at a place of the scrollbar: always as many, except at both ends. */
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

/** How many rows a range has, away from both ends. */
export function maxRangeSize({ rowHeight, viewport }: RowGeometry): number {
  // One more than fit, since the first may be seen in part; and the range moves only when so many have passed.
  return Math.ceil(viewport / rowHeight) + 1 + 2 * OVERSCAN + STEP - 1;
}

/** The offset that shows a row whole and moves least. */
export function offsetToReveal(geometry: RowGeometry, offset: number, row: number): number {
  const top = row * geometry.rowHeight;
  const bottom = top + geometry.rowHeight;
  if (top < offset) return top;
  if (bottom > offset + geometry.viewport) return Math.max(0, bottom - geometry.viewport);
  return offset;
}

/** Rows that a page up or down moves by. */
export function pageSize({ rowHeight, viewport }: RowGeometry): number {
  return Math.max(1, Math.floor(viewport / rowHeight) - 1);
}

function scrollScale({ count, rowHeight, viewport }: RowGeometry): number {
  const height = count * rowHeight;
  return height > MAX_HEIGHT ? (height - viewport) / (MAX_HEIGHT - viewport) : 1;
}
