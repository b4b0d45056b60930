/** Flag images by upper-case code, as data URLs; loaded on the first request. */
let urls: ReadonlyMap<string, string> | undefined;
let isRequested = false;
const listeners = new Set<() => void>();

/**
 * All flags are one 40 kB chunk, loaded when the first flag renders: 250 files of 700 bytes would cost more.
 * A failed load is retried by the next flag; meanwhile its placeholder stays grey.
 */
function load(): void {
  if (isRequested) return;
  isRequested = true;
  import('country-flag-icons/string/3x2').then(
    (flags) => {
      urls = new Map(Object.entries(flags).map(([code, svg]) => [code, toDataUrl(svg)]));
      for (const listener of listeners) listener();
    },
    () => {
      isRequested = false;
    },
  );
}

/** A data URL instead of inline markup: nothing is parsed into the page, and `img-src data:` suffices. */
function toDataUrl(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** For `useSyncExternalStore`: starts loading and notifies when the images are ready. */
export function subscribeToFlags(listener: () => void): () => void {
  listeners.add(listener);
  load();
  return () => listeners.delete(listener);
}

/** The flag image of a country; `undefined` while loading and for unknown codes. */
export function flagUrl(code: string): string | undefined {
  return urls?.get(code.toUpperCase());
}
