import { getConfig } from '@lingui/conf';
import { linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { defineProject } from 'vitest/config';
import { limits } from '../../vitest.limits.ts';
import { areaRoutes } from './vite/area-routes-plugin.ts';
import { catalogues } from './vite/catalogues-plugin.ts';

const root = import.meta.dirname;
const linguiConfig = getConfig({ cwd: root });

export default defineProject({
  root,
  resolve: { conditions: ['source', 'module', 'browser', 'import', 'default'] },
  plugins: [
    areaRoutes(),
    react(),
    babel({ presets: [linguiTransformerBabelPreset({ linguiConfig }, { cwd: root })] }),
    catalogues({ linguiConfig }),
  ],
  test: {
    ...limits,
    name: 'dashboard',
    environment: 'jsdom',
    // One jsdom and one load of the app per worker: tests clean up after themselves.
    isolate: false,
    pool: 'threads',
    include: ['src/**/*.test.{ts,tsx}', 'vite/**/*.test.ts'],
    setupFiles: [...limits.setupFiles, './src/testing/setup.ts'],
  },
});
