import { paintBox } from './paint-box.ts';
import { paintSvg } from './paint-svg.ts';
import { paintText } from './paint-text.ts';

/** Paints an element and its descendants in viewport coordinates. Controls are skipped. */
export function paintElement(context: CanvasRenderingContext2D, element: Element): void {
  const style = getComputedStyle(element);
  if (element.hasAttribute('data-chrome') || style.display === 'none' || isVisuallyHidden(style)) return;
  context.save();
  context.globalAlpha *= Number(style.opacity);
  if (element instanceof SVGSVGElement) {
    paintSvg(context, element, style);
  } else {
    if (style.visibility !== 'hidden') {
      paintBox(context, element, style);
      if (element instanceof HTMLImageElement) paintImage(context, element);
    }
    for (const child of element.childNodes) {
      if (child instanceof Element) paintElement(context, child);
      else if (child instanceof Text && style.visibility !== 'hidden') paintText(context, child, style);
    }
  }
  context.restore();
}

/** Paints an image, such as a flag. Cross-origin images would taint the canvas: they are skipped. */
function paintImage(context: CanvasRenderingContext2D, image: HTMLImageElement): void {
  const address = new URL(image.currentSrc || image.src, document.baseURI);
  const isOurs = ['data:', 'blob:'].includes(address.protocol) || address.origin === location.origin;
  if (!isOurs || !image.complete || image.naturalWidth === 0) return;
  const { left, top, width, height } = image.getBoundingClientRect();
  context.drawImage(image, left, top, width, height);
}

/** Visually hidden text is a clipped box of one pixel. */
function isVisuallyHidden({ position, width, height, overflow }: CSSStyleDeclaration): boolean {
  return position === 'absolute' && width === '1px' && height === '1px' && overflow === 'hidden';
}
