import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  resolve: { conditions: ['source', 'module', 'browser', 'development'] },
  test: {
    name: 'ui',
    environment: 'jsdom',
    // One jsdom and one load of React a worker instead of one a file: a sixth of the time. Tests clean up after themselves.
    isolate: false,
    pool: 'threads',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['./src/testing/setup.ts'],
    testTimeout: 30_000,
    // Tests that wait for a clock or a process get one more try on a machine that does other things, as journeys do.
    retry: process.env.CI ? 1 : 0,
    restoreMocks: true,
  },
});
