import { createChunkLoader } from '#/lib/chunk-loader.ts';
import { latestRelease } from '#/lib/latest-release.ts';
import { isPreloading } from '#/lib/preload.ts';

/** The build routes every dynamic import through this one function (see vite/chunk-loader-plugin.ts). */
export const loadChunk = createChunkLoader({
  document,
  base: new URL(import.meta.env.BASE_URL, location.origin).href,
  session: () => window.sessionStorage,
  reload: () => location.reload(),
  releaseId: () => document.documentElement.dataset.release ?? '',
  latestRelease,
  isPreloading,
});
