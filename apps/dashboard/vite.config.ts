import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getConfig } from '@lingui/conf';
import { linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from '../../scripts/lib/precompress-plugin.ts';
import { areaRoutes } from './vite/area-routes-plugin.ts';
import { bootPlugin } from './vite/boot-plugin.ts';
import { catalogues } from './vite/catalogues-plugin.ts';
import { chunkLoader } from './vite/chunk-loader-plugin.ts';
import { compress } from './vite/compress-plugin.ts';
import { contentPolicy } from './vite/content-policy-plugin.ts';
import { libraryStyles } from './vite/library-styles-plugin.ts';
import { outline } from './vite/outline-plugin.ts';
import { themeSheets } from './vite/theme-sheets-plugin.ts';

const root = import.meta.dirname;
const linguiConfig = getConfig({ cwd: root });
/** Where the server listens while developing; `npm run dev` sets it. */
const serverOrigin = process.env.SERVER_ORIGIN ?? 'http://127.0.0.1:4100';

const outputNames = {
  entryFileNames: 'static/js/[name].[hash:7].js',
  chunkFileNames: 'static/js/[name].[hash:7].js',
  assetFileNames: ({ names }: { names: string[] }) =>
    names.some((name) => name.endsWith('.css'))
      ? 'static/css/[name].[hash:7][extname]'
      : 'static/media/[name].[hash:7][extname]',
};

/** The routes of an area. What those of the staff share with the customers’ is in the customers’ file. */
const areaFile = (area: string) => ({
  name: `${area}-routes`,
  test: new RegExp(`\\?area=${area}$`),
  priority: 6.5,
});
/** Needed by every signed-in page. */
const session =
  /\/src\/data\/session-data\.ts$|\/src\/i18n\/notice\.messages\.ts$|\/ui\/dist\/toast\.js$|\/components\/help\/help-action\.tsx$|\/routes\/_customer\.tsx\?/;
/** Small parts of most signed-in pages. */
const parts =
  /\/ui\/dist\/(?:badge|card|data-list|description-list|empty-state|failed-state|icon-button|page-header|relative-time|skeleton|stat)\.js$|\/lucide-react\/|\/dashboard\/src\/(?:i18n|lib|session)\/|\/dashboard\/src\/components\/(?:cast-status|copy-button|freshness|hero-card|listeners-chart|live-announcement|page-skeleton|player|query-content|request-status|rows-skeleton|sample-badge|timestamp)\/|\/components\/cast-setup\/(?:cast-setup\.ts|on-air-announcement\.tsx)$|\/components\/encoder\/source-address\.ts$/;
/** Texts that only some pages have. */
const events = /\/src\/i18n\/event\.messages\.ts$/;
/** What many parts of the library share, except menus: the first page has none. */
const shared = (id: string) =>
  /\/ui\/dist\/chunk-/.test(id) && !readFileSync(id, 'utf8').includes('@radix-ui/react-dropdown-menu');
/** The state of a stream, on the dashboard and on the pages of stations. */
const stream = /\/components\/stream-status\/stream-stat(?:e\.messages|us)\.tsx?$/;
/** Menus, dialogs and popovers. */
const overlays = /\/@(?:radix-ui|floating-ui)\/|\/ui\/dist\/dropdown-menu\.js$/;
/** The layout of the pages of a cast, and small parts of most of them. */
const cast =
  /\/routes\/_customer\/cast\.\$username\.tsx\?|\/features\/cast\/shell\/(?:cast-loader|stream-format|use-cast-streams)\.|\/components\/resource-shell\//;
const table = /\/ui\/dist\/data-table\.js$/;
/** Screens and dialogs in which something is changed. */
const forms =
  /\/src\/components\/(?:confirm|edit-form|email-form|form|new-password)\/|\/ui\/dist\/(?:code-block|radio-group|switch|tag|textarea)\.js$/;
/** Small parts of most sections of the account area. */
const account =
  /\/src\/features\/account\/shell\/|\/src\/data\/(?:people|security)\/|\/src\/components\/(?:device|location-options)\/|\/react-query\/.*nfiniteQuery/;
/** Small parts of most pages of the staff. */
const staff =
  /\/src\/features\/admin\/|\/src\/data\/(?:admin-casts|plans|team)\/|\/src\/components\/(?:account-field|customers-tabs|plan-limits)\//;

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
    areaRoutes(),
    react(),
    babel({ presets: [linguiTransformerBabelPreset({ linguiConfig }, { cwd: root })] }),
    tailwindcss(),
    libraryStyles({ app: join(root, 'src'), library: join(root, '../../packages/ui/dist') }),
    themeSheets(),
    catalogues({ linguiConfig }),
    outline(),
    bootPlugin({ locales: linguiConfig.locales }),
    chunkLoader(),
    compress(),
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
        // Each group includes what its modules import. Without groups, a page would take sixty small files.
        codeSplitting: {
          groups: [
            { name: 'index', test: /\/src\/main\.tsx$|\/sign-in\/login\.screen\.tsx$/, priority: 7 },
            areaFile('customer'),
            areaFile('admin'),
            { name: 'session', test: session, priority: 6 },
            { name: 'events', test: events, priority: 5.5 },
            { name: 'parts', test: parts, minShareCount: 2, priority: 5 },
            { name: 'shared', test: shared, minShareCount: 36, priority: 4.5 },
            { name: 'stream', test: stream, priority: 4.2 },
            { name: 'overlays', test: overlays, priority: 4 },
            { name: 'cast', test: cast, priority: 2 },
            { name: 'table', test: table, priority: 3 },
            { name: 'forms', test: forms, minShareCount: 2, priority: 1 },
            { name: 'account', test: account, minShareCount: 2, priority: 0.9 },
            { name: 'staff', test: staff, minShareCount: 3, priority: 0.8 },
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
