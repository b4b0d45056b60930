import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createChunkLoader } from '#/lib/chunk-loader.ts';
import { memoryStorage } from '#/testing/memory-store.ts';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 50 });
});
afterEach(() => {
  vi.useRealTimers();
});

interface SetUp {
  releaseId?: string;
  /** Undefined: the server cannot be reached. */
  latest?: string | undefined;
  session?: () => Storage | undefined;
  isAhead?: boolean;
}

function setUp(given: SetUp = {}) {
  const { releaseId = 'r1', session = () => storage, isAhead = false } = given;
  const latest = 'latest' in given ? given.latest : 'r9';
  const reload = vi.fn();
  const isPreloading = () => isAhead;
  return {
    reload,
    loadChunk: createChunkLoader({
      document,
      base,
      session,
      reload,
      releaseId: () => releaseId,
      latestRelease: async () => latest,
      isPreloading,
    }),
  };
}
let storage = memoryStorage();
beforeEach(() => {
  storage = memoryStorage();
});

const base = 'https://studio.test/';
const gone = () =>
  Promise.reject(new TypeError('Failed to fetch dynamically imported module: /static/js/x.js'));
const links = (rel: string) => [...document.querySelectorAll<HTMLLinkElement>(`link[rel="${rel}"]`)];
const alreadyReloaded = () => storage.setItem('studio.chunk-reload', 'r1');

describe('[G1] the chunk loader', () => {
  test('returns the module and preloads its scripts from the app root', async () => {
    const { loadChunk } = setUp();
    const scripts = ['static/js/a.js', 'static/js/a.js'];
    await expect(loadChunk(async () => 'module', scripts)).resolves.toBe('module');
    expect(links('modulepreload').map(({ href }) => href)).toEqual(['https://studio.test/static/js/a.js']);
  });

  test('waits for the stylesheets before running the module', async () => {
    const { loadChunk } = setUp();
    const load = vi.fn(async () => 'module');
    const loading = loadChunk(load, ['/static/css/a.css']);
    expect(load).not.toHaveBeenCalled();
    links('stylesheet')[0]?.dispatchEvent(new Event('load'));
    await expect(loading).resolves.toBe('module');
  });

  test('runs loaded modules immediately and does not reuse failed ones', async () => {
    const { loadChunk } = setUp();
    const files = ['static/js/again.js'];
    alreadyReloaded();
    await expect(loadChunk(gone, files)).rejects.toThrow();
    const load = vi.fn(async () => 'module');
    const first = loadChunk(load, files);
    expect(load).not.toHaveBeenCalled();
    await first;
    load.mockClear();
    const second = loadChunk(load, files);
    expect(load).toHaveBeenCalledOnce();
    await expect(second).resolves.toBe('module');
  });

  test('retries once first', async () => {
    const { loadChunk, reload } = setUp();
    const load = vi.fn(async () => 'module').mockImplementationOnce(gone);
    await expect(loadChunk(load)).resolves.toBe('module');
    expect(reload).not.toHaveBeenCalled();
  });

  test('never reloads for a failed preload', async () => {
    const { loadChunk, reload } = setUp({ isAhead: true });
    await expect(loadChunk(gone)).rejects.toMatchObject({ name: 'ChunkLoadError' });
    expect(reload).not.toHaveBeenCalled();
  });

  test.each([
    ['the server cannot be reached', undefined],
    ['the server still serves this release', 'r1'],
  ])('[C2] fails without a reload while %s', async (_name, latest) => {
    const { loadChunk, reload } = setUp({ latest });
    await expect(loadChunk(gone)).rejects.toMatchObject({ name: 'ChunkLoadError' });
    expect(reload).not.toHaveBeenCalled();
  });

  test('reloads the page once when a newer release replaced the script', async () => {
    const { loadChunk, reload } = setUp();
    void loadChunk(gone);
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  });

  test('then fails instead of reloading again', async () => {
    alreadyReloaded();
    const { loadChunk, reload } = setUp();
    await expect(loadChunk(gone)).rejects.toMatchObject({
      name: 'ChunkLoadError',
      message: 'Loading chunk failed',
    });
    expect(reload).not.toHaveBeenCalled();
  });

  test('reloads again for another release', async () => {
    alreadyReloaded();
    const { loadChunk, reload } = setUp({ releaseId: 'r2' });
    void loadChunk(gone);
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  });

  test('never reloads without session storage', async () => {
    const { loadChunk, reload } = setUp({ session: () => undefined });
    await expect(loadChunk(gone)).rejects.toMatchObject({ name: 'ChunkLoadError' });
    expect(reload).not.toHaveBeenCalled();
  });

  test('a missing stylesheet fails with CSS_CHUNK_LOAD_FAILED and removes its link', async () => {
    alreadyReloaded();
    const { loadChunk } = setUp();
    const loading = loadChunk(async () => 'module', ['/static/css/a.css']);
    const failed = expect(loading).rejects.toMatchObject({ code: 'CSS_CHUNK_LOAD_FAILED' });
    links('stylesheet')[0]?.dispatchEvent(new Event('error'));
    expect(links('stylesheet')).toHaveLength(0);
    await vi.waitFor(() => expect(links('stylesheet')).toHaveLength(1));
    links('stylesheet')[0]?.dispatchEvent(new Event('error'));
    await failed;
    expect(links('stylesheet')).toHaveLength(0);
  });

  test('a stylesheet that loads on retry lets the module run', async () => {
    const { loadChunk } = setUp();
    const loading = loadChunk(async () => 'module', ['/static/css/a.css']);
    links('stylesheet')[0]?.dispatchEvent(new Event('error'));
    await vi.waitFor(() => expect(links('stylesheet')).toHaveLength(1));
    links('stylesheet')[0]?.dispatchEvent(new Event('load'));
    await expect(loading).resolves.toBe('module');
  });

  test('gives up after 120 seconds, not before', async () => {
    alreadyReloaded();
    vi.useFakeTimers();
    const { loadChunk } = setUp();
    const settled = vi.fn();
    loadChunk(() => new Promise(() => {}), []).catch(settled);
    await vi.advanceTimersByTimeAsync(119_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledWith(expect.objectContaining({ name: 'ChunkLoadError' }));
  });

  test('an error thrown by the module is passed through', async () => {
    const { loadChunk, reload } = setUp();
    const error = new RangeError('broken module');
    await expect(loadChunk(() => Promise.reject(error))).rejects.toBe(error);
    expect(reload).not.toHaveBeenCalled();
  });
});
