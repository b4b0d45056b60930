const SIDES = ['Top', 'Right', 'Bottom', 'Left'] as const;

/** Paints background, hatching and borders of a box, and clips its content where overflow is hidden. */
export function paintBox(
  context: CanvasRenderingContext2D,
  element: Element,
  style: CSSStyleDeclaration,
): void {
  const box = element.getBoundingClientRect();
  if (box.width === 0 || box.height === 0) return;
  const shape = new Path2D();
  shape.roundRect(box.left, box.top, box.width, box.height, radiiOf(style, box));
  context.fillStyle = style.backgroundColor;
  context.fill(shape);
  const hatch = readHatch(style.backgroundImage);
  if (hatch) paintHatch(context, box, shape, hatch);
  paintBorders(context, box, shape, style);
  if (style.overflowX !== 'visible') context.clip(shape);
}

function radiiOf(style: CSSStyleDeclaration, box: DOMRect): number[] {
  const most = Math.min(box.width, box.height) / 2;
  return [
    style.borderTopLeftRadius,
    style.borderTopRightRadius,
    style.borderBottomRightRadius,
    style.borderBottomLeftRadius,
  ].map((radius) => Math.min(Number.parseFloat(radius) || 0, most));
}

function paintBorders(
  context: CanvasRenderingContext2D,
  box: DOMRect,
  shape: Path2D,
  style: CSSStyleDeclaration,
): void {
  const widths = SIDES.map((side) => Number.parseFloat(style[`border${side}Width`]) || 0);
  context.save();
  context.setLineDash(style.borderLeftStyle === 'dashed' ? [3, 3] : []);
  const [top = 0, right = 0, bottom = 0, left = 0] = widths;
  if (top > 0 && widths.every((width) => width === top)) {
    context.clip(shape);
    context.strokeStyle = style.borderTopColor;
    // Half of the stroke lies outside the shape and is clipped.
    context.lineWidth = 2 * top;
    context.stroke(shape);
  } else {
    const line = (width: number, color: string, x1: number, y1: number, x2: number, y2: number) => {
      if (width === 0) return;
      context.strokeStyle = color;
      context.lineWidth = width;
      context.beginPath();
      context.moveTo(x1, y1);
      context.lineTo(x2, y2);
      context.stroke();
    };
    const { left: x, right: endX, top: y, bottom: endY } = box;
    line(top, style.borderTopColor, x, y + top / 2, endX, y + top / 2);
    line(right, style.borderRightColor, endX - right / 2, y, endX - right / 2, endY);
    line(bottom, style.borderBottomColor, x, endY - bottom / 2, endX, endY - bottom / 2);
    line(left, style.borderLeftColor, x + left / 2, y, x + left / 2, endY);
  }
  context.restore();
}

/** Diagonal lines at a fixed distance. */
export interface Hatch {
  readonly color: string;
  /** Line width and period, in pixels. */
  readonly width: number;
  readonly step: number;
}

/** Parses the hatching classes: a repeating gradient of one colour and transparent. */
export function readHatch(backgroundImage: string): Hatch | undefined {
  const inside = /^repeating-linear-gradient\(135deg, (.*)\)$/.exec(backgroundImage)?.[1];
  const color = inside && /^[a-z-]+\([^)]*\)/.exec(inside)?.[0];
  if (!inside || !color) return undefined;
  const lengths = [...inside.matchAll(/([\d.]+)px/g)].map(([, length]) => Number(length));
  const width = lengths.find((length) => length > 0);
  const step = Math.max(...lengths);
  return width === undefined ? undefined : { color, width, step };
}

/** Fills a shape with diagonal lines. */
export function paintHatch(
  context: CanvasRenderingContext2D,
  box: DOMRect,
  shape: Path2D,
  hatch: Hatch,
): void {
  context.save();
  context.clip(shape);
  context.strokeStyle = hatch.color;
  context.lineWidth = hatch.width;
  context.beginPath();
  const across = hatch.step * Math.SQRT2;
  for (let x = box.left - box.height; x < box.right; x += across) {
    context.moveTo(x, box.bottom);
    context.lineTo(x + box.height, box.top);
  }
  context.stroke();
  context.restore();
}
