import type { DataColor } from '#/components/chart-frame/chart.types.ts';
import { mergeParts, totalOf } from '#/lib/chart/parts.ts';

/** Maximum number of distinguishable parts. */
export const MAX_PARTS = 5;

/** Style of a slice: a data colour, a shade by rank, or the remainder. */
export type SliceTone = `data-${DataColor}` | `size-${1 | 2 | 3 | 4 | 5}` | 'rest';

/** A part with its computed angle. */
export interface Slice {
  readonly id: string;
  readonly label: string;
  readonly value: number;
  /** Share of the total, 0 to 1, with its start and end on the ring. */
  readonly share: number;
  readonly from: number;
  readonly to: number;
  readonly tone: SliceTone;
}

interface SlicePart {
  readonly id: string;
  readonly label: string;
  readonly value: number;
  readonly color?: DataColor | undefined;
}

const SIZES = ['size-1', 'size-2', 'size-3', 'size-4', 'size-5'] as const;

/** Slices clockwise from the top: largest first, remainder last. */
export function slicesOf(
  parts: readonly SlicePart[],
  minShare: number,
  other: (count: number) => string,
): Slice[] {
  const { shown, rest } = mergeParts(parts, MAX_PARTS, minShare);
  const whole = totalOf(parts);
  const all = rest ? [...shown, { id: 'rest-of-all', label: other(rest.count), value: rest.value }] : shown;
  let reached = 0;
  return all.map((part, index) => {
    const share = whole > 0 ? part.value / whole : 0;
    const from = reached;
    reached += share;
    const isRest = rest !== undefined && index === all.length - 1;
    const color = 'color' in part ? part.color : undefined;
    const tone: SliceTone = isRest
      ? 'rest'
      : color === undefined
        ? (SIZES[Math.min(index, SIZES.length - 1)] ?? 'rest')
        : `data-${color}`;
    return { id: part.id, label: part.label, value: part.value, share, from, to: reached, tone };
  });
}
