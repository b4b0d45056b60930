import { defineConfig } from 'vite';
import { precompress } from '../../scripts/lib/precompress-plugin.ts';
import { siteFiles } from './vite/site-files-plugin.ts';

/**
 * Three builds: the script and the sheet of a page (no mode), the preview of drafts (`--mode preview`), and the renderer
 * for the server (`--ssr`). Each script is one file, so that a page needs one request for it.
 */
export default defineConfig(({ mode, isSsrBuild = false }) => ({
  root: import.meta.dirname,
  base: '/s/_assets/',
  publicDir: false,
  resolve: { conditions: ['source', 'module', 'browser', 'import', 'default'] },
  ssr: { noExternal: true, resolve: { conditions: ['source', 'module', 'import', 'default'] } },
  plugins: isSsrBuild ? [] : [siteFiles(), precompress()],
  build: isSsrBuild
    ? { target: 'node24', emptyOutDir: true }
    : {
        target: 'es2022',
        emptyOutDir: mode !== 'preview',
        assetsInlineLimit: 0,
        modulePreload: false,
        cssCodeSplit: false,
        rolldownOptions: {
          input: mode === 'preview' ? { preview: 'src/preview.tsx' } : { page: 'src/page.ts' },
          output: {
            entryFileNames: 'assets/[name].[hash].js',
            assetFileNames: 'assets/page.[hash][extname]',
          },
        },
      },
}));
