import { defineConfig, mergeConfig } from 'vite';
import { storyVite } from '../../.storybook/vite.ts';

/** One page with every story, built as the product is: no inline script, style or font. */
export default defineConfig(
  mergeConfig(storyVite(), {
    root: import.meta.dirname,
    build: {
      emptyOutDir: true,
      modulePreload: { polyfill: false },
      target: 'es2023',
      chunkSizeWarningLimit: 5_000,
    },
  }),
);
