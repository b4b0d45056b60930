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
    const look = getComputedStyle(element);
    // Pattern content is not drawn in place.
    if (!shape || !matrix || look.display === 'none' || element.closest('defs')) continue;
    const placed = new Path2D();
    placed.addPath(shape, matrix);
    const alpha = context.globalAlpha;
    const opacity = alpha * Number(look.opacity);
    if (element.hasAttribute('data-hatch')) {
      const lines = { color: look.color, width: 1, step: 5 };
      context.globalAlpha = opacity * 0.55;
      paintHatch(context, element.getBoundingClientRect(), placed, lines);
    } else if (look.fill !== 'none') {
      context.globalAlpha = opacity * Number(look.fillOpacity);
      context.fillStyle = look.fill;
      context.fill(placed);
    }
    if (look.stroke !== 'none') {
      // Non-scaling strokes keep their width; other strokes scale with the transform.
      const isFixed = look.getPropertyValue('vector-effect') === 'non-scaling-stroke';
      const scale = isFixed ? 1 : Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c));
      context.globalAlpha = opacity * Number(look.strokeOpacity);
      context.strokeStyle = look.stroke;
      context.lineWidth = (Number.parseFloat(look.strokeWidth) || 1) * scale;
      context.lineCap = look.strokeLinecap as CanvasLineCap;
      context.lineJoin = look.strokeLinejoin as CanvasLineJoin;
      context.setLineDash((look.strokeDasharray.match(/[\d.]+/g) ?? []).map((dash) => Number(dash) * scale));
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
