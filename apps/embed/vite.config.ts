import { defineConfig } from 'vite';
import { precompress } from '../../scripts/lib/precompress-plugin.ts';

/** One small document: a script and a sheet whose names change with their content, found beside the document. */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [precompress()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: false,
    rolldownOptions: {
      output: {
        entryFileNames: 'assets/[name].[hash].js',
        chunkFileNames: 'assets/[name].[hash].js',
        assetFileNames: 'assets/[name].[hash][extname]',
      },
    },
  },
});
