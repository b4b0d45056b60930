/** A circle with its label, in pixels. */
export interface CircleLabel {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** Width of the label. */
  readonly width: number;
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const GAP = 5;
const LINE = 16;

/** The side of each label; `undefined` where none fits. Earlier circles have priority. */
export function placeCircleLabels(
  labels: readonly CircleLabel[],
  plot: { readonly width: number; readonly height: number },
): ('after' | 'before' | undefined)[] {
  const taken: Box[] = labels.map(({ x, y, radius }) => ({
    left: x - radius,
    right: x + radius,
    top: y - radius,
    bottom: y + radius,
  }));
  return labels.map(({ x, y, radius, width }) => {
    for (const side of ['after', 'before'] as const) {
      const left = side === 'after' ? x + radius + GAP : x - radius - GAP - width;
      const box: Box = { left, right: left + width, top: y - LINE / 2, bottom: y + LINE / 2 };
      const isInside = box.left >= 0 && box.right <= plot.width && box.top >= 0 && box.bottom <= plot.height;
      if (!isInside || taken.some((other) => overlaps(box, other))) continue;
      taken.push(box);
      return side;
    }
    return undefined;
  });
}

function overlaps(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
