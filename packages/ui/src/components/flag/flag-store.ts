/** Pictures of flags by upper-case code, as addresses for `<img>`; filled at the first request. */
let pictures: ReadonlyMap<string, string> | undefined;
let isAsked = false;
const listeners = new Set<() => void>();

/**
 * All flags come together in one chunk of 40 kB, and only where a flag is shown: 250 files of 700 bytes would cost more.
 * A chunk that does not come is asked for again by the next flag; until then its place stays grey.
 */
function load(): void {
  if (isAsked) return;
  isAsked = true;
  import('country-flag-icons/string/3x2').then(
    (flags) => {
      pictures = new Map(Object.entries(flags).map(([code, svg]) => [code, toAddress(svg)]));
      for (const listener of listeners) listener();
    },
    () => {
      isAsked = false;
    },
  );
}

/** As an address and not as markup: nothing is parsed into the page, and `img-src data:` is enough of a policy. */
function toAddress(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** For `useSyncExternalStore`: asks for the pictures and tells when they are there. */
export function subscribeToFlags(listener: () => void): () => void {
  listeners.add(listener);
  load();
  return () => listeners.delete(listener);
}

/** The picture of a country's flag; `undefined` while it is on its way, and for what is no country. */
export function flagPicture(code: string): string | undefined {
  return pictures?.get(code.toUpperCase());
}
