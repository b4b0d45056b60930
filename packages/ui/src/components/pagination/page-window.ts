/** A page number, or a gap. */
export type PageStep = number | 'gap-before' | 'gap-after';

/** Maximum number of steps: first, gap, three around the current page, gap, last. */
const MAX_STEPS = 7;

/**
 * The page numbers to show, from 1. With many pages, the number of steps is constant, so that the button under the
 * pointer does not move.
 */
export function pageWindow(page: number, count: number): PageStep[] {
  if (count <= MAX_STEPS) return range(1, count);
  if (page <= 4) return [...range(1, 5), 'gap-after', count];
  if (page >= count - 3) return [1, 'gap-before', ...range(count - 4, count)];
  return [1, 'gap-before', page - 1, page, page + 1, 'gap-after', count];
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}
