import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const pages = ['plain', 'parts', 'reset', 'tailwind', 'tailwind-first', 'recipes'];

/** Five apps in one build, which differ only in their style sheets, and a page with the recipes of the README. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [tailwindcss(), react()],
  build: {
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: Object.fromEntries(pages.map((page) => [page, join(import.meta.dirname, `${page}.html`)])),
    },
  },
});
