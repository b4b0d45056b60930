import { ChunkLoadError } from '#/lib/chunk-error.ts';

export const chunkTimeoutMs = 120_000;
const reloadKey = 'studio.chunk-reload';

export interface ChunkLoaderOptions {
  document: Document;
  /** `sessionStorage`, or undefined where the browser refuses it. */
  session: () => Storage | undefined;
  reload: () => void;
  /** Names what is being served, so that each release may reload the page once. */
  releaseId: () => string;
}

/**
 * What browsers say when the file of a dynamic import did not arrive; a module that throws while it runs says something
 * else and must stay what it is.
 */
const fetchFailure = /dynamically imported module|module script failed|importing a module/i;

/** Loads the chunks that a dynamic import needs. A failure reloads the page once a release, then is thrown. */
export function createChunkLoader({ document, session, reload, releaseId }: ChunkLoaderOptions) {
  const sheets = new Map<string, Promise<void>>();

  function addLink(href: string, isSheet: boolean) {
    const link = document.createElement('link');
    link.rel = isSheet ? 'stylesheet' : 'modulepreload';
    link.href = href;
    return link;
  }

  function loadSheet(href: string): Promise<void> {
    const known = sheets.get(href);
    if (known) return known;
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'))
      if (link.href === href) return Promise.resolve();
    const link = addLink(href, true);
    const loading = withTimeout(
      new Promise<void>((resolve, reject) => {
        link.onload = () => resolve();
        link.onerror = () => reject(new ChunkLoadError('CSS_CHUNK_LOAD_FAILED'));
        document.head.append(link);
      }),
      'CSS_CHUNK_LOAD_FAILED',
    ).catch((error: unknown) => {
      // A dead link left in place would make the next try believe that the sheet is there.
      link.remove();
      sheets.delete(href);
      throw error;
    });
    sheets.set(href, loading);
    return loading;
  }

  function preloadScript(href: string) {
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]'))
      if (link.href === href) return;
    document.head.append(addLink(href, false));
  }

  /** True when the page is on its way out: whoever waits should wait on. */
  function reloadsOnce(): boolean {
    try {
      const storage = session();
      if (!storage || storage.getItem(reloadKey) === releaseId()) return false;
      storage.setItem(reloadKey, releaseId());
    } catch {
      // Where nothing is remembered a reload could repeat for ever.
      return false;
    }
    reload();
    return true;
  }

  return async function loadChunk<T>(load: () => Promise<T>, hrefs: readonly string[] = []): Promise<T> {
    const wanted = hrefs.map((href) => new URL(href, document.baseURI).href);
    try {
      const styles = Promise.all(
        wanted.filter((href) => new URL(href).pathname.endsWith('.css')).map(loadSheet),
      );
      for (const href of wanted) if (!new URL(href).pathname.endsWith('.css')) preloadScript(href);
      await styles;
      return await withTimeout(load(), 'CHUNK_LOAD_FAILED');
    } catch (error) {
      const failure = asChunkError(error);
      if (!failure) throw error;
      if (reloadsOnce()) return new Promise<never>(() => {});
      throw failure;
    }
  };
}

function asChunkError(error: unknown): ChunkLoadError | undefined {
  if (error instanceof ChunkLoadError) return error;
  const isFetchFailure = error instanceof Error && fetchFailure.test(error.message);
  return isFetchFailure ? new ChunkLoadError('CHUNK_LOAD_FAILED', error) : undefined;
}

function withTimeout<T>(promise: Promise<T>, code: ChunkLoadError['code']): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError(code)), chunkTimeoutMs);
  });
  return Promise.race([promise, limit]).finally(() => clearTimeout(timer));
}
