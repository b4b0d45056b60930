import type { Plugin } from 'vite';

const helperId = '\0vite/preload-helper.js';
const loader = new URL('../src/lib/chunk-loader.browser.ts', import.meta.url).pathname;

/** Puts our loader in the place of Vite's preload helper, through which every dynamic import of a build goes. */
export function chunkLoader(): Plugin {
  return {
    name: 'studio:chunk-loader',
    apply: 'build',
    enforce: 'pre',
    load: {
      order: 'pre',
      filter: { id: helperId },
      handler: (id) =>
        id === helperId ? `export { loadChunk as __vitePreload } from ${JSON.stringify(loader)};` : undefined,
    },
  };
}
