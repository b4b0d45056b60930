import { globSync } from 'node:fs';
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const pages = globSync(['*.html', 'first-page/**/*.html'], { cwd: import.meta.dirname });

/**
 * Five apps in one build, which differ only in their style sheets, a page with the recipes of the README, and its first
 * page in each look.
 */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [tailwindcss(), react()],
  build: {
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: pages.map((page) => join(import.meta.dirname, page)),
    },
  },
});
