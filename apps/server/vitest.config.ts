import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source', 'module', 'node', 'development|production'] } },
  test: {
    name: 'server',
    environment: 'node',
    // The server is loaded once a worker, not once a file.
    isolate: false,
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testing/global-setup.ts'],
    // Ends what hangs; on a machine that does other things a start of the server takes half a minute.
    testTimeout: 60_000,
    // Tests that wait for a clock or a process get one more try on a machine that does other things, as journeys do.
    retry: process.env.CI ? 1 : 0,
    // Data of some twenty database servers are removed after their tests.
    hookTimeout: 180_000,
  },
});
