import { join } from 'node:path';
import { defineConfig, mergeConfig } from 'vite';
import { storyVite } from '../../.storybook/vite.ts';

/** One page for all stories, built like the product: no inline scripts, styles or fonts. */
export default defineConfig(
  mergeConfig(storyVite(), {
    // The repository root, because Tailwind scans for class names below it.
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
