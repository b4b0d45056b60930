import { join } from 'node:path';
import { defineConfig, mergeConfig } from 'vite';
import { storyVite } from '../../.storybook/vite.ts';

/** One page for every story, built as the product is: no inline script, style or font. */
export default defineConfig(
  mergeConfig(storyVite(), {
    // The whole repository: Tailwind looks for class names below the root.
    root: join(import.meta.dirname, '../..'),
    publicDir: false,
    build: {
      emptyOutDir: true,
      modulePreload: { polyfill: false },
      target: 'es2023',
      chunkSizeWarningLimit: 5_000,
      rolldownOptions: { input: join(import.meta.dirname, 'index.html') },
    },
  }),
);
