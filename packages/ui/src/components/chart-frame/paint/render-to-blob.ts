import { paintElement } from './paint-element.ts';

/** Padding around the chart, in pixels. */
const PADDING = 24;
/** Pixel ratio of the image: sharp in presentations. */
const SCALE = 2;

/**
 * Renders a chart as PNG. It is painted onto a canvas from the computed styles of the page, element by element:
 * serializing SVG and reading it back as an image would lose the theme's variables and the text outside the drawing,
 * and would need a looser content security policy.
 */
export async function renderToBlob(figure: HTMLElement): Promise<Blob> {
  const box = figure.getBoundingClientRect();
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil((box.width + 2 * PADDING) * SCALE);
  canvas.height = Math.ceil((box.height + 2 * PADDING) * SCALE);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('@unmuted/ui: this browser gives no canvas');
  context.fillStyle = backgroundBehind(figure);
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.scale(SCALE, SCALE);
  context.translate(PADDING - box.left, PADDING - box.top);
  paintElement(context, figure);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('@unmuted/ui: no picture'))),
      'image/png',
    );
  });
}

/** The visible background colour of an element: its own, or that of the nearest ancestor with one. */
function backgroundBehind(element: HTMLElement): string {
  for (let node: Element | null = element; node; node = node.parentElement) {
    const { backgroundColor } = getComputedStyle(node);
    if (!isTransparent(backgroundColor)) return backgroundColor;
  }
  return 'Canvas';
}

/** Whether a computed colour is fully transparent. */
function isTransparent(color: string): boolean {
  return color === 'transparent' || /[,/] ?0\)$/.test(color);
}
