import type { DataColor } from '#/components/chart-frame/chart.types.ts';
import { mergeParts, totalOf } from '#/lib/chart/parts.ts';

/** More parts than this cannot be told apart. */
export const MOST_PARTS = 5;

/** The look of a slice: a colour of data, a shade by size, or that of the rest. */
export type SliceTone = `data-${DataColor}` | `size-${1 | 2 | 3 | 4 | 5}` | 'rest';

/** A part as it is drawn. */
export interface Slice {
  readonly id: string;
  readonly label: string;
  readonly value: number;
  /** Its part of the whole, 0 to 1, and where it begins and ends on the ring. */
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

/** The slices clockwise from the top, the largest first, the rest last. */
export function slicesOf(
  parts: readonly SlicePart[],
  minShare: number,
  other: (count: number) => string,
): Slice[] {
  const { shown, rest } = mergeParts(parts, MOST_PARTS, minShare);
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
