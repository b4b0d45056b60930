import { vi } from 'vitest';

interface Options {
  readonly width?: number;
  readonly height?: number;
  /** From 0 to 255. */
  readonly alpha?: number;
  /** Safari encodes none: it returns a PNG. */
  readonly encodesWebp?: boolean;
  readonly isReadable?: boolean;
  /** Bytes of a PNG. */
  readonly pngBytes?: number;
}

/**
 * Replaces decoding and drawing of pictures, which jsdom lacks. An encoded file contains its size, such as `1200 × 630`.
 * Returns the drawn parts: `x`, `y`, width and height in the picture.
 */
export function standInForPictures(options: Options = {}) {
  const { width = 1_000, height = 800, alpha = 255, encodesWebp = true, isReadable = true } = options;
  const parts: number[][] = [];
  class StandInImage {
    naturalWidth = width;
    naturalHeight = height;
    src = '';
    decode = () => (isReadable ? Promise.resolve() : Promise.reject(new Error('not an image')));
  }
  vi.stubGlobal('Image', StandInImage);
  URL.createObjectURL = vi.fn(() => 'blob:picture');
  URL.revokeObjectURL = vi.fn();
  const context = {
    fillRect: () => {},
    drawImage: (_image: unknown, ...[x, y, w, h]: [number, number, number, number]) => {
      parts.push([x, y, w, h]);
    },
    getImageData: () => ({ data: [0, 0, 0, alpha] }),
  };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as unknown as GPUCanvasContext);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    done,
    type = 'image/png',
  ) {
    const written = type === 'image/webp' && !encodesWebp ? 'image/png' : type;
    const size = `${this.width} × ${this.height}`;
    done(
      new Blob([size.padEnd(written === 'image/png' ? (options.pngBytes ?? 0) : 0)], {
        type: written,
      }),
    );
  });
  return parts;
}
