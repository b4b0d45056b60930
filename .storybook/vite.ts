import { execFileSync } from 'node:child_process';
import { resolve, sep } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import type { Plugin, UserConfig } from 'vite';
import { storyPlugins } from '../apps/dashboard/vite/story-plugins.ts';

const library = resolve(import.meta.dirname, '../packages/ui');

/** Vite's part of every place that shows stories: Storybook, the tests in the browser, the policy page. */
export function storyVite(): UserConfig {
  return {
    plugins: [librarySheets(), tailwindcss(), storyPlugins()],
    resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
    build: { assetsInlineLimit: 0 },
  };
}

/** The library's sheets are compiled before the first request, and again whenever one of its sources changes. */
function librarySheets(): Plugin {
  const build = () => execFileSync(process.execPath, [resolve(library, 'scripts/build-css.ts')]);
  return {
    name: 'studio:library-sheets',
    buildStart() {
      build();
    },
    configureServer(server) {
      server.watcher.on('change', (file) => {
        if (file.startsWith(resolve(library, 'src') + sep)) build();
      });
    },
  };
}
