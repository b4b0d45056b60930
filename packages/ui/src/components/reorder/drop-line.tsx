import type { Place } from './place.ts';
import { dropLineVariants } from './reorder.variants.ts';

interface DropLineProps {
  gap: Place | undefined;
  /** The place of the item, and the number of items there. */
  place: Place;
  count: number;
  spaced?: boolean;
}

/** The line at the edge of an item at which another would be dropped. */
export function DropLine({ gap, place: { column, index }, count, spaced = false }: DropLineProps) {
  if (gap?.column !== column) return null;
  const edge = edgeOf(gap.index, index, count);
  if (!edge) return null;
  return (
    <span
      aria-hidden="true"
      className={dropLineVariants({ edge, spaced })}
      data-edge={edge}
      data-part="drop-line"
    />
  );
}

function edgeOf(gap: number, index: number, count: number): 'before' | 'after' | undefined {
  if (gap === index) return 'before';
  return gap === count && index === count - 1 ? 'after' : undefined;
}
