/** Words that stand beside a mark of a plot. */
export interface PlotLabel {
  /** Where the mark stands, in pixels from the start of the plot. */
  readonly x: number;
  /** How wide the words are, in pixels. */
  readonly width: number;
}

/** Where the words of a mark stand; `undefined` when there is no room for them. */
export interface LabelPlace {
  /** Left edge of the words, in pixels. */
  readonly left: number;
  /** On which side of their mark they stand. */
  readonly side: 'before' | 'after';
  /** Row of words, the uppermost is 0. */
  readonly row: number;
}

/** Room between a mark and its words, and between the words of neighbours. */
const LABEL_GAP = 8;

/**
 * Finds a place for each label, the first ones first: to the right of its mark, else to the left, else one row further
 * down. Words never overlap and never leave the plot; what finds no room is left out, and is read by the cursor.
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

/** East Asian letters are as wide as they are high. */
const wide =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\u{20000}-\u{3fffd}]/u;

/**
 * About how wide a line of text is at 12 pixels, rather too wide than too narrow: exact measures would need the page
 * laid out first.
 */
export function textWidth(text: string, fontSize = 12): number {
  let em = 0;
  for (const letter of text) em += wide.test(letter) ? 1 : 0.58;
  return Math.ceil(em * fontSize);
}

/** How many times fit on an axis of this width. */
export function tickCount(width: number, spanMs: number): number {
  // A date is wider than a time of day.
  const each = spanMs > 2.5 * 86_400_000 ? 96 : 64;
  return Math.min(Math.max(Math.floor(width / each), 2), 7);
}
