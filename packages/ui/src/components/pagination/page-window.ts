/** A page number, or a gap where several are left out. */
export type PageStep = number | 'gap-before' | 'gap-after';

/** How many steps there are at most: first, gap, three around the current one, gap, last. */
const MOST = 7;

/**
 * The pages to offer around the current one, from 1. Where there are many their number does not change from page to page,
 * so that what one presses again and again stays where it is.
 */
export function pageWindow(page: number, count: number): PageStep[] {
  if (count <= MOST) return range(1, count);
  if (page <= 4) return [...range(1, 5), 'gap-after', count];
  if (page >= count - 3) return [1, 'gap-before', ...range(count - 4, count)];
  return [1, 'gap-before', page - 1, page, page + 1, 'gap-after', count];
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}
