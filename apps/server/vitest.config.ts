import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source', 'module', 'node', 'development|production'] } },
  test: {
    name: 'server',
    environment: 'node',
    // Loads the server once per worker.
    isolate: false,
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testing/global-setup.ts'],
    // A server start can take half a minute on a busy machine.
    testTimeout: 60_000,
    // Tests that wait for processes may fail on a busy machine.
    retry: process.env.CI ? 1 : 0,
    // Removes the data of some twenty database servers.
    hookTimeout: 180_000,
  },
});
