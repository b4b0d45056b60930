import { getConfig } from '@lingui/conf';
import { linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from '../../scripts/lib/precompress-plugin.ts';
import { bootPlugin } from './vite/boot-plugin.ts';
import { catalogues } from './vite/catalogues-plugin.ts';
import { chunkLoader } from './vite/chunk-loader-plugin.ts';
import { contentPolicy } from './vite/content-policy-plugin.ts';
import { themeSheets } from './vite/theme-sheets-plugin.ts';

const root = import.meta.dirname;
const linguiConfig = getConfig({ cwd: root });
/** Where the server listens while developing; `npm run dev` sets it. */
const serverOrigin = process.env.SERVER_ORIGIN ?? 'http://127.0.0.1:4100';

const outputNames = {
  entryFileNames: 'static/js/[name].[hash].js',
  chunkFileNames: 'static/js/[name].[hash].js',
  assetFileNames: ({ names }: { names: string[] }) =>
    names.some((name) => name.endsWith('.css'))
      ? 'static/css/[name].[hash][extname]'
      : 'static/media/[name].[hash][extname]',
};

/** What holds a session’s data: it puts back what the browser kept before anything is drawn. */
const sessionData = /\/src\/(?:data\/session-data|session\/lists\.schema)\.ts$/;
/** What every signed-in page needs. */
const signedIn = /\/src\/components\/signed-in\/signed-in-layout\.tsx$/;
/** What says that something failed, on whichever page. */
const notices = /\/src\/i18n\/notice\.messages\.ts$|\/ui\/dist\/toast\.js$/;
/** What public pages load on demand. */
const onDemand = /\/sign-in\/on-demand\.ts$|\/error-page\/.*\.screen\.tsx$/;
/** Small parts that most screens show. */
const parts =
  /\/ui\/dist\/(?:card|page-header|data-list|description-list|badge|area-chart)\.js$|\/lucide-react\/|\/dashboard\/src\/components\/(?:listeners-chart|live-announcement|player|copy-button|hero-card|rows-skeleton|freshness|cast-status|timestamp|encoder)\//;
/** What screens need in which something is changed. */
const forms = /\/src\/components\/(?:form|new-password|email-form|confirm)\/|useMutation/;
/** What the pages of a cast have in common, for its customer and for the staff. */
const castPages =
  /\/src\/(?:features\/cast\/|data\/(?:control|cast-settings|source|on-air)\/.*\.queries|components\/query-content\/)|\/ui\/dist\/(?:page|segmented|textarea)\.js$/;

export default defineConfig(({ command }) => ({
  root,
  // Sources of the packages while developing; what they publish in a build.
  resolve: { conditions: [...(command === 'serve' ? ['source'] : []), 'module', 'browser', 'import'] },
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      // Loaders too: what they call is not for the sign-in page to load.
      codeSplittingOptions: {
        defaultBehavior: [['loader', 'component', 'pendingComponent', 'errorComponent', 'notFoundComponent']],
      },
      generatedRouteTree: './src/routeTree.gen.ts',
    }),
    react(),
    babel({ presets: [linguiTransformerBabelPreset({ linguiConfig }, { cwd: root })] }),
    tailwindcss(),
    themeSheets(),
    catalogues({ linguiConfig }),
    bootPlugin(),
    chunkLoader(),
    contentPolicy(),
    precompress(),
  ],
  worker: { rolldownOptions: { output: outputNames } },
  build: {
    target: 'es2023',
    // The content policy allows data: for pictures only, and a font or script never travels inside another file.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        ...outputNames,
        // What the entry needs, whole: cut where lazy chunks share it, the same code is 4 kB larger once compressed.
        // So is what the sign-in page needs: whoever signs in has it by then, and most of it is needed again.
        // Modules that screens share are grouped by who needs them: one by one they were sixty requests a page.
        codeSplitting: {
          groups: [
            { name: 'index', test: /\/src\/main\.tsx$/, priority: 8 },
            { name: 'sign-in', test: /\/sign-in\/login\.screen\.tsx$/, priority: 7 },
            { name: 'notices', test: notices, priority: 6 },
            { name: 'public', test: onDemand, priority: 6 },
            { name: 'session-data', test: sessionData, priority: 5 },
            { name: 'signed-in', test: signedIn, priority: 4 },
            { name: 'parts', test: parts, minShareCount: 2, priority: 3 },
            { name: 'forms', test: forms, minShareCount: 2, priority: 2 },
            // Two pages of a customer, and the staff's, which shows the parts of each.
            { name: 'cast', test: castPages, minShareCount: 3, priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    proxy: Object.fromEntries(
      ['/api', '/cast-api', '/config.json'].map((path) => [
        path,
        { target: serverOrigin, changeOrigin: true },
      ]),
    ),
  },
}));
