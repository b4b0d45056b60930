import type { CropRect, ImageSize } from '@unmuted/ui/image-crop';
import type { CropShape } from '#/components/upload/crop-shape.ts';

const longestSidePx = 2_400;
const quality = 0.92;
/** Scaling leaves edges of opaque pictures a little below 255. */
const opaqueAlpha = 250;

/** The browser could not draw or encode the picture. */
export class DrawError extends Error {}

export interface DrawOptions {
  /** The part to draw; null for all of it. */
  readonly part: CropRect | null;
  readonly size: NonNullable<CropShape['drawn']>;
  /** The largest file that the server accepts. */
  readonly maxBytes: number;
}

/** Draws a part of a file, or of a picture at an address, as a file of its own. */
export async function drawPart(source: File | string, { part, size, maxBytes }: DrawOptions): Promise<File> {
  const image = await loadImage(source);
  const { x, y, width, height } = part ?? {
    x: 0,
    y: 0,
    width: image.naturalWidth,
    height: image.naturalHeight,
  };
  const target = size === 'scaled' ? scaledDown({ width, height }) : size;
  const canvas = Object.assign(document.createElement('canvas'), target);
  const context = canvas.getContext('2d');
  if (!context) throw new DrawError('There is no canvas.');
  context.imageSmoothingQuality = 'high';
  if (size !== 'scaled') {
    // Pictures of an exact size go to places that show no transparency.
    context.fillStyle = 'white';
    context.fillRect(0, 0, target.width, target.height);
  }
  context.drawImage(image, x, y, width, height, 0, 0, target.width, target.height);
  const blob = await encode(canvas, { isTransparent: isTransparent(context, target), maxBytes });
  return new File([blob], `picture.${blob.type.slice('image/'.length)}`, { type: blob.type });
}

async function loadImage(source: File | string): Promise<HTMLImageElement> {
  const url = typeof source === 'string' ? source : URL.createObjectURL(source);
  const image = new Image();
  // A canvas with a picture of another origin cannot be read otherwise.
  image.crossOrigin = 'anonymous';
  image.src = url;
  try {
    await image.decode();
    return image;
  } catch (cause) {
    throw new DrawError('The picture cannot be decoded.', { cause });
  } finally {
    if (typeof source !== 'string') URL.revokeObjectURL(url);
  }
}

function scaledDown({ width, height }: ImageSize): ImageSize {
  const scale = Math.min(1, longestSidePx / Math.max(width, height));
  const scaled = (lengthPx: number) => Math.max(1, Math.round(lengthPx * scale));
  return { width: scaled(width), height: scaled(height) };
}

function isTransparent(context: CanvasRenderingContext2D, { width, height }: ImageSize): boolean {
  const { data } = context.getImageData(0, 0, width, height);
  for (let alpha = 3; alpha < data.length; alpha += 4) if ((data[alpha] ?? 255) < opaqueAlpha) return true;
  return false;
}

interface EncodeOptions {
  readonly isTransparent: boolean;
  readonly maxBytes: number;
}

async function encode(canvas: HTMLCanvasElement, options: EncodeOptions): Promise<Blob> {
  if (options.isTransparent) {
    const png = await toBlob(canvas, 'image/png');
    if (png.size <= options.maxBytes) return png;
  }
  const webp = await toBlob(canvas, 'image/webp');
  // Safari encodes no WebP and returns a PNG. JPEG has no transparency.
  return webp.type === 'image/webp' || options.isTransparent ? webp : toBlob(canvas, 'image/jpeg');
}

function toBlob(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new DrawError('The picture cannot be encoded.'))),
      type,
      quality,
    );
  });
}
