import { ChunkLoadError } from '#/lib/chunk-error.ts';

/** The specification's limit for a chunk, script or sheet. */
export const chunkTimeoutMs = 120_000;

/** Resolves when the sheet applies; at once when the page has it. Rejects with CSS_CHUNK_LOAD_FAILED. */
export function loadSheet(document: Document, address: string): Promise<void> {
  const { href } = new URL(address, document.baseURI);
  // One that is still on its way has no sheet yet; a second request for it is answered from the cache.
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'))
    if (link.href === href && link.sheet) return Promise.resolve();
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  return new Promise((resolve, reject) => {
    const timer = setTimeout(fail, chunkTimeoutMs);
    function fail() {
      clearTimeout(timer);
      // A dead link left in place would make the next try believe that the sheet is there.
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
