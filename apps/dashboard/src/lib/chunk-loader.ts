import { ChunkLoadError } from '#/lib/chunk-error.ts';
import { chunkTimeoutMs, loadSheet } from '#/lib/load-sheet.ts';

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

  function loadStyles(href: string): Promise<void> {
    const loading =
      sheets.get(href) ??
      loadSheet(document, href).catch((error: unknown) => {
        sheets.delete(href);
        throw error;
      });
    sheets.set(href, loading);
    return loading;
  }

  function preloadScript(href: string) {
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]'))
      if (link.href === href) return;
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
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
        wanted.filter((href) => new URL(href).pathname.endsWith('.css')).map(loadStyles),
      );
      for (const href of wanted) if (!new URL(href).pathname.endsWith('.css')) preloadScript(href);
      await styles;
      return await withTimeout(load());
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

function withTimeout<T>(promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError('CHUNK_LOAD_FAILED')), chunkTimeoutMs);
  });
  return Promise.race([promise, limit]).finally(() => clearTimeout(timer));
}
