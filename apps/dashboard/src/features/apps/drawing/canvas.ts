import type { PictureSize } from '#/features/apps/drawing/picture-sizes.ts';

/** The browser could not load, draw or encode a picture. */
export class PictureError extends Error {
  override readonly name = 'PictureError';
}

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A canvas without transparency, because the stores accept none; and what draws on it. */
export function opaqueCanvas(size: PictureSize) {
  const canvas = Object.assign(document.createElement('canvas'), size);
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) throw new PictureError('There is no canvas.');
  context.imageSmoothingQuality = 'high';
  return { canvas, context };
}

/** Loads a picture such that a canvas with it can be read. */
export async function loadPicture(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.crossOrigin = 'anonymous';
  image.src = url;
  try {
    await image.decode();
  } catch (cause) {
    throw new PictureError('The picture cannot be decoded.', { cause });
  }
  return image;
}

/** Encodes a canvas as a PNG file. */
export function toPng(canvas: HTMLCanvasElement, name: string): Promise<File> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(new File([blob], name, { type: 'image/png' }));
      else reject(new PictureError('The picture cannot be encoded.'));
    }, 'image/png');
  });
}

/** Draws the middle of a picture so that it fills a rectangle with round corners. */
export function drawCover(
  context: CanvasRenderingContext2D,
  image: HTMLImageElement,
  { x, y, width, height }: Rect,
  radius: number,
): void {
  const [w, h] = [image.naturalWidth || width, image.naturalHeight || height];
  const scale = Math.max(width / w, height / h);
  const [partWidth, partHeight] = [width / scale, height / scale];
  context.save();
  context.beginPath();
  context.roundRect(x, y, width, height, radius);
  context.clip();
  context.drawImage(
    image,
    (w - partWidth) / 2,
    (h - partHeight) / 2,
    partWidth,
    partHeight,
    x,
    y,
    width,
    height,
  );
  context.restore();
}

/** Breaks a text into lines of a width; what does not fit in the last line is cut with an ellipsis. */
export function linesOf(
  measure: (text: string) => number,
  text: string,
  { width, lines, language }: { width: number; lines: number; language: string },
): string[] {
  const segments = [...new Intl.Segmenter(language, { granularity: 'word' }).segment(text)].map(
    ({ segment }) => segment,
  );
  const broken: string[] = [''];
  for (const segment of segments) {
    const last = broken.length - 1;
    const grown = `${broken[last]}${segment}`;
    if (measure(grown.trimEnd()) <= width || broken[last] === '') broken[last] = grown.trimStart();
    // Marks such as "。" or "," stay at the end of their line.
    else if (/^\p{P}+$/u.test(segment)) broken[last] = grown;
    else broken.push(segment.trimStart());
  }
  const kept = broken.slice(0, lines).map((line) => line.trim());
  if (broken.length > lines || measure(kept.at(-1) ?? '') > width) {
    let end = [...(kept.pop() ?? '')];
    while (end.length > 1 && measure(`${end.join('').trimEnd()}…`) > width) end = end.slice(0, -1);
    kept.push(broken.length > lines || end.length > 0 ? `${end.join('').trimEnd()}…` : '');
  }
  return kept.filter((line) => line !== '');
}
