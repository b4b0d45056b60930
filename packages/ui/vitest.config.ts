import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  resolve: { conditions: ['source', 'module', 'browser', 'development'] },
  test: {
    name: 'ui',
    environment: 'jsdom',
    // One jsdom and one import of React per worker takes a sixth of the time: tests clean up after themselves.
    isolate: false,
    pool: 'threads',
    include: ['src/**/*.test.{ts,tsx}', 'scripts/*.test.ts'],
    setupFiles: ['./src/testing/setup.ts'],
    testTimeout: 30_000,
    // Tests that wait for timers may fail on a busy machine.
    retry: process.env.CI ? 1 : 0,
    restoreMocks: true,
  },
});
