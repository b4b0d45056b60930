import { join } from 'node:path';
import type { Plugin } from 'vite';

const loader = join(import.meta.dirname, '../src/lib/chunk-loader.browser.ts');
// A pattern, because a text would be read as a glob of paths and match nothing.
const helper = /^\0vite\/preload-helper\.js$/;

/** Puts our loader in the place of Vite's preload helper, through which every dynamic import of a build goes. */
export function chunkLoader(): Plugin {
  let isReplaced = false;
  return {
    name: 'studio:chunk-loader',
    apply: 'build',
    enforce: 'pre',
    load: {
      order: 'pre',
      filter: { id: helper },
      handler() {
        isReplaced = true;
        return `export { loadChunk as __vitePreload } from ${JSON.stringify(loader)};`;
      },
    },
    generateBundle() {
      if (!isReplaced) this.error('the preload helper of Vite was not replaced: has its id changed?');
    },
  };
}
