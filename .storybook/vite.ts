import { execFileSync } from 'node:child_process';
import { resolve, sep } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import type { Plugin, UserConfig } from 'vite';
import { storyPlugins } from '../apps/dashboard/vite/story-plugins.ts';

const library = resolve(import.meta.dirname, '../packages/ui');

/**
 * Dependencies of all stories. Vite must pre-bundle them before the first page: one discovered later reloads the page
 * during a test, which then has two copies of React.
 */
const dependencies = [
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

/** Vite configuration shared by Storybook, the browser tests of stories, and the Content-Security-Policy page. */
export function storyVite(): UserConfig {
  return {
    plugins: [libraryStyles(), tailwindcss(), storyPlugins()],
    resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
    // `STORY_THEME=dark npx vitest run --config vitest.stories.config.ts` checks the dark theme.
    define: { 'import.meta.env.STORY_THEME': JSON.stringify(process.env.STORY_THEME ?? 'light') },
    optimizeDeps: { include: dependencies },
    build: { assetsInlineLimit: 0 },
  };
}

/** Compiles the library's stylesheets at start and when its sources change. */
function libraryStyles(): Plugin {
  const build = () => execFileSync(process.execPath, [resolve(library, 'scripts/build-css.ts')]);
  return {
    name: 'studio:library-styles',
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
