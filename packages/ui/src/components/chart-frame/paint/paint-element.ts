import { paintBox } from './paint-box.ts';
import { paintSvg } from './paint-svg.ts';
import { paintText } from './paint-text.ts';

/** Paints what an element and its descendants show, in the coordinates of the window. Controls are left out. */
export function paintElement(context: CanvasRenderingContext2D, element: Element): void {
  const style = getComputedStyle(element);
  if (element.hasAttribute('data-chrome') || style.display === 'none' || isForReadersOnly(style)) return;
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

/** Paints a picture, such as a flag. One from elsewhere would make the canvas unreadable: it is left out. */
function paintImage(context: CanvasRenderingContext2D, image: HTMLImageElement): void {
  const address = new URL(image.currentSrc || image.src, document.baseURI);
  const isOurs = ['data:', 'blob:'].includes(address.protocol) || address.origin === location.origin;
  if (!isOurs || !image.complete || image.naturalWidth === 0) return;
  const { left, top, width, height } = image.getBoundingClientRect();
  context.drawImage(image, left, top, width, height);
}

/** Text for assistive technology only is a box of one pixel that hides what is in it. */
function isForReadersOnly({ position, width, height, overflow }: CSSStyleDeclaration): boolean {
  return position === 'absolute' && width === '1px' && height === '1px' && overflow === 'hidden';
}
