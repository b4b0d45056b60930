import { ChunkLoadError } from '#/lib/chunk-error.ts';
import { chunkTimeoutMs, loadSheet } from '#/lib/load-sheet.ts';

const reloadKey = 'studio.chunk-reload';
const retryDelayMs = 300;

export interface ChunkLoaderOptions {
  document: Document;
  /** The app's base URL: file names of the build are relative to it, not to the current page. */
  base: string;
  /** `sessionStorage`, or undefined where it is blocked. */
  session: () => Storage | undefined;
  reload: () => void;
  /** The id of the running release. */
  releaseId: () => string;
  /** The id of the release that the server serves now; undefined while it cannot be reached. */
  latestRelease: () => Promise<string | undefined>;
  /** Whether the current load is a preload: it then fails without a reload. */
  isPreloading: () => boolean;
}

/**
 * Browser messages for a dynamic import whose file failed to load. Errors thrown by the module itself have other messages
 * and must be passed through.
 */
const fetchFailure = /dynamically imported module|module script failed|importing a module/i;

/**
 * Loads the chunks of a dynamic import. On failure it retries once. If the server then serves another release, the page is reloaded,
 * once per release; otherwise the call throws: a reload without a connection would lose the page.
 */
export function createChunkLoader(options: ChunkLoaderOptions) {
  const { document, base, session, reload, releaseId, latestRelease, isPreloading } = options;
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

  /** True while the page is reloading: callers should keep waiting. */
  async function reloadsForNewRelease(): Promise<boolean> {
    const latest = await latestRelease();
    if (latest === undefined || latest === releaseId()) return false;
    try {
      const storage = session();
      if (!storage || storage.getItem(reloadKey) === releaseId()) return false;
      storage.setItem(reloadKey, releaseId());
    } catch {
      // Without storage a reload could repeat endlessly.
      return false;
    }
    reload();
    return true;
  }

  function attempt<T>(load: () => Promise<T>, hrefs: readonly string[], limitMs: number): Promise<T> {
    const isSheet = (href: string) => new URL(href).pathname.endsWith('.css');
    const styles = Promise.all(hrefs.filter(isSheet).map(loadStyles));
    for (const href of hrefs) if (!isSheet(href)) preloadScript(href);
    return withTimeout(
      styles.then(() => load()),
      limitMs,
    );
  }

  /** Loaded file sets by name: each navigation requests its page's files again. */
  const arrived = new Set<string>();

  return async function loadChunk<T>(load: () => Promise<T>, hrefs: readonly string[] = []): Promise<T> {
    const files = hrefs.join(' ');
    if (arrived.has(files)) return load();
    const mayReload = !isPreloading();
    const wanted = hrefs.map((href) => new URL(href, base).href);
    // The specified limit covers both attempts together.
    const deadline = Date.now() + chunkTimeoutMs;
    for (let isRetry = false; ; isRetry = true) {
      try {
        const chunk = await attempt(load, wanted, deadline - Date.now());
        if (files !== '') arrived.add(files);
        return chunk;
      } catch (error) {
        const failure = asChunkError(error);
        if (!failure) throw error;
        if (isRetry || Date.now() >= deadline) {
          if (mayReload && (await reloadsForNewRelease())) return new Promise<never>(() => {});
          throw failure;
        }
        // A broken connection often recovers quickly; a missing file costs one extra request.
        await new Promise((resolve) => setTimeout(resolve, retryDelayMs));
      }
    }
  };
}

function asChunkError(error: unknown): ChunkLoadError | undefined {
  if (error instanceof ChunkLoadError) return error;
  const isFetchFailure = error instanceof Error && fetchFailure.test(error.message);
  return isFetchFailure ? new ChunkLoadError('CHUNK_LOAD_FAILED', error) : undefined;
}

function withTimeout<T>(promise: Promise<T>, limitMs: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError('CHUNK_LOAD_FAILED')), limitMs);
  });
  return Promise.race([promise, limit]).finally(() => clearTimeout(timer));
}
