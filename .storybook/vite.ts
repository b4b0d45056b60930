import { execFileSync } from 'node:child_process';
import { resolve, sep } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import type { Plugin, UserConfig } from 'vite';
import { storyPlugins } from '../apps/dashboard/vite/story-plugins.ts';

const library = resolve(import.meta.dirname, '../packages/ui');

/**
 * Every third party that a story can reach. Vite must know them before the first page: one found later reloads the page
 * below a running test, which then has two Reacts.
 */
const thirdParties = [
  '@radix-ui/react-dialog',
  '@radix-ui/react-dismissable-layer',
  '@radix-ui/react-dropdown-menu',
  '@radix-ui/react-popover',
  '@radix-ui/react-popper',
  '@radix-ui/react-tooltip',
  'country-flag-icons/string/3x2',
  'lucide-react',
  '@lingui/core',
  '@lingui/react',
  '@tanstack/react-query',
  '@tanstack/react-router',
  '@xstate/react',
  'openapi-fetch',
  'react-hook-form',
  '@unmuted/dashboard > @hookform/resolvers',
  'uqr',
  'xstate',
  'zod/mini',
];

/** Vite's part of every place that shows stories: Storybook, the tests in the browser, the policy page. */
export function storyVite(): UserConfig {
  return {
    plugins: [librarySheets(), tailwindcss(), storyPlugins()],
    resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
    // `STORY_THEME=dark npx vitest run --config vitest.stories.config.ts` checks contrast in the other theme.
    define: { 'import.meta.env.STORY_THEME': JSON.stringify(process.env.STORY_THEME ?? 'light') },
    optimizeDeps: { include: thirdParties },
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
