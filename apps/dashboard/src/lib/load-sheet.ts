import { ChunkLoadError } from '#/lib/chunk-error.ts';

/** The specification's limit for a chunk, script or sheet. */
export const chunkTimeoutMs = 120_000;

/** Resolves when the stylesheet is applied, immediately when already loaded. Rejects with CSS_CHUNK_LOAD_FAILED. */
export function loadSheet(document: Document, address: string): Promise<void> {
  const { href } = new URL(address, document.baseURI);
  // A loading link has no sheet yet; a second request is served from the cache.
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'))
    if (link.href === href && link.sheet) return Promise.resolve();
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  return new Promise((resolve, reject) => {
    const timer = setTimeout(fail, chunkTimeoutMs);
    function fail() {
      clearTimeout(timer);
      // A failed link left in place would look like a loaded stylesheet to the next attempt.
      link.remove();
      reject(new ChunkLoadError('CSS_CHUNK_LOAD_FAILED'));
    }
    link.onload = () => {
      clearTimeout(timer);
      resolve();
    };
    link.onerror = fail;
    document.head.append(link);
  });
}
