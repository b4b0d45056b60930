/** Label of a mark. */
export interface PlotLabel {
  /** Position of the mark, in pixels from the start of the plot. */
  readonly x: number;
  /** Width of the label, in pixels. */
  readonly width: number;
}

/** Position of a label; `undefined` when it does not fit. */
export interface LabelPlace {
  /** Left edge of the label, in pixels. */
  readonly left: number;
  /** Side of the mark. */
  readonly side: 'before' | 'after';
  /** Row of the label; 0 is the top. */
  readonly row: number;
}

/** Minimum gap between a mark and its label, and between labels. */
const LABEL_GAP = 8;

/**
 * Places labels in order: to the right of the mark, else to the left, else one row down. Labels never overlap and
 * never leave the plot; labels that do not fit are dropped, and shown by the cursor.
 */
export function placeLabels(
  labels: readonly PlotLabel[],
  plotWidth: number,
  rows = 2,
): (LabelPlace | undefined)[] {
  const taken: { row: number; from: number; to: number }[] = [];
  return labels.map(({ x, width }) => {
    for (let row = 0; row < rows; row += 1) {
      for (const side of ['after', 'before'] as const) {
        const left = side === 'after' ? x + LABEL_GAP : x - LABEL_GAP - width;
        const right = left + width;
        const isInside = left >= 0 && right <= plotWidth;
        const isFree = taken.every(
          (other) => other.row !== row || right + LABEL_GAP <= other.from || left >= other.to + LABEL_GAP,
        );
        if (!isInside || !isFree) continue;
        taken.push({ row, from: left, to: right });
        return { left, side, row };
      }
    }
    return undefined;
  });
}

/** East Asian characters are as wide as high. */
const wide =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\u{20000}-\u{3fffd}]/u;

/** Estimated width of a text at 12 pixels, rather too wide than too narrow: measuring would require layout. */
export function textWidth(text: string, fontSize = 12): number {
  let em = 0;
  for (const letter of text) em += wide.test(letter) ? 1 : 0.58;
  return Math.ceil(em * fontSize);
}

/** Number of ticks that fit on an axis of this width. */
export function tickCount(width: number, spanMs: number): number {
  // Dates are wider than times.
  const each = spanMs > 2.5 * 86_400_000 ? 96 : 64;
  return Math.min(Math.max(Math.floor(width / each), 2), 7);
}
