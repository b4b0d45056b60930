import { useEffect, useState } from 'react';
import type { ImageSize } from './crop-geometry.ts';

/** A picture that is decoded and ready to be drawn. */
interface LoadedImage {
  readonly url: string;
  readonly size: ImageSize;
}

export type ImageSource =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | ({ readonly state: 'ready' } & LoadedImage);

/**
 * Decodes a picture outside the main thread: 20 megapixels take a second, in which the page stays usable. A file is
 * shown by an object URL (`img-src blob:`), which needs no copy in memory.
 */
export function useImageSource(src: string | Blob): ImageSource {
  const [source, setSource] = useState<ImageSource>({ state: 'loading' });
  useEffect(() => {
    let isCurrent = true;
    const url = typeof src === 'string' ? src : URL.createObjectURL(src);
    const image = new Image();
    image.src = url;
    setSource({ state: 'loading' });
    image.decode().then(
      () => {
        const size = { width: image.naturalWidth, height: image.naturalHeight };
        if (isCurrent) setSource(size.width > 0 ? { state: 'ready', url, size } : { state: 'failed' });
      },
      () => {
        if (isCurrent) setSource({ state: 'failed' });
      },
    );
    return () => {
      isCurrent = false;
      if (typeof src !== 'string') URL.revokeObjectURL(url);
    };
  }, [src]);
  return source;
}
