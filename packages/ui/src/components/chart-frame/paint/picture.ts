import { paintElement } from './paint-element.ts';

/** Room around the chart, in pixels. */
const PADDING = 24;
/** Pixels of the picture for one of the page: sharp in a presentation. */
const SCALE = 2;

/**
 * A chart as a PNG. It is painted onto a canvas from what the page shows, element by element, with the colours and fonts
 * as they are computed: nothing is written as SVG and read back as an image, which would lose both the theme's variables
 * and the texts that stand outside the drawing, and no policy for images or styles is touched.
 */
export async function pictureOf(figure: HTMLElement): Promise<Blob> {
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

/** The colour that is seen behind an element: its own, or that of the nearest ancestor that has one. */
function backgroundBehind(element: HTMLElement): string {
  for (let node: Element | null = element; node; node = node.parentElement) {
    const { backgroundColor } = getComputedStyle(node);
    if (!isTransparent(backgroundColor)) return backgroundColor;
  }
  return 'Canvas';
}

/** Whether a computed colour lets everything through. */
function isTransparent(color: string): boolean {
  return color === 'transparent' || /[,/] ?0\)$/.test(color);
}
