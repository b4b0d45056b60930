import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { limits } from '../../vitest.limits.ts';

export default defineConfig({
  plugins: [react()],
  resolve: { conditions: ['source', 'module', 'browser', 'development'] },
  test: {
    ...limits,
    name: 'ui',
    environment: 'jsdom',
    // One jsdom and one import of React per worker takes a sixth of the time: tests clean up after themselves.
    isolate: false,
    pool: 'threads',
    include: ['src/**/*.test.{ts,tsx}', 'scripts/*.test.ts'],
    setupFiles: [...limits.setupFiles, './src/testing/setup.ts'],
    restoreMocks: true,
  },
});
