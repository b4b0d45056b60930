import { getConfig } from '@lingui/conf';
import { linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { defineProject } from 'vitest/config';
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
    name: 'dashboard',
    environment: 'jsdom',
    // One jsdom and one load of the app per worker: tests clean up after themselves.
    isolate: false,
    pool: 'threads',
    include: ['src/**/*.test.{ts,tsx}', 'vite/**/*.test.ts'],
    setupFiles: ['./src/testing/setup.ts'],
    testTimeout: 30_000,
    // Tests that wait for timers may fail on a busy machine.
    retry: process.env.CI ? 1 : 0,
  },
});
