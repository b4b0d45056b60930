import { paintHatch } from './paint-box.ts';

/** Paints SVG paths, rectangles, circles and lines with their computed fill and stroke. */
export function paintSvg(
  context: CanvasRenderingContext2D,
  svg: SVGSVGElement,
  style: CSSStyleDeclaration,
): void {
  const box = svg.getBoundingClientRect();
  context.save();
  if (style.overflowX !== 'visible') {
    context.beginPath();
    context.rect(box.left, box.top, box.width, box.height);
    context.clip();
  }
  for (const element of svg.querySelectorAll<SVGGraphicsElement>('path, rect, circle, line')) {
    const shape = shapeOf(element);
    const matrix = element.getScreenCTM();
    const style = getComputedStyle(element);
    // Pattern content is not drawn in place.
    if (!shape || !matrix || style.display === 'none' || element.closest('defs')) continue;
    const placed = new Path2D();
    placed.addPath(shape, matrix);
    const alpha = context.globalAlpha;
    const opacity = alpha * Number(style.opacity);
    if (element.hasAttribute('data-hatch')) {
      const lines = { color: style.color, width: 1, step: 5 };
      context.globalAlpha = opacity * 0.55;
      paintHatch(context, element.getBoundingClientRect(), placed, lines);
    } else if (style.fill !== 'none') {
      context.globalAlpha = opacity * Number(style.fillOpacity);
      context.fillStyle = style.fill;
      context.fill(placed);
    }
    if (style.stroke !== 'none') {
      // Non-scaling strokes keep their width; other strokes scale with the transform.
      const isFixed = style.getPropertyValue('vector-effect') === 'non-scaling-stroke';
      const scale = isFixed ? 1 : Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c));
      context.globalAlpha = opacity * Number(style.strokeOpacity);
      context.strokeStyle = style.stroke;
      context.lineWidth = (Number.parseFloat(style.strokeWidth) || 1) * scale;
      context.lineCap = style.strokeLinecap as CanvasLineCap;
      context.lineJoin = style.strokeLinejoin as CanvasLineJoin;
      context.setLineDash((style.strokeDasharray.match(/[\d.]+/g) ?? []).map((dash) => Number(dash) * scale));
      context.stroke(placed);
    }
    context.globalAlpha = alpha;
  }
  context.restore();
}

function shapeOf(element: SVGGraphicsElement): Path2D | undefined {
  const number = (name: string) => Number(element.getAttribute(name) ?? 0);
  const path = new Path2D();
  switch (element.tagName) {
    case 'path':
      // A canvas skips zero-length lines, which SVG draws as dots.
      return new Path2D((element.getAttribute('d') ?? '').replaceAll(/h0(?![.\d])/g, 'h.01'));
    case 'rect':
      path.roundRect(number('x'), number('y'), number('width'), number('height'), number('rx'));
      return path;
    case 'circle':
      path.arc(number('cx'), number('cy'), number('r'), 0, 2 * Math.PI);
      return path;
    case 'line':
      path.moveTo(number('x1'), number('y1'));
      path.lineTo(number('x2'), number('y2'));
      return path;
    default:
      return undefined;
  }
}
