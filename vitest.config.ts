import { defineConfig } from 'vitest/config';

/** One project per workspace; `contract` runs the client against the server. Stories: vitest.stories.config.ts. */
export default defineConfig({
  test: {
    projects: [
      'packages/ui',
      'packages/api',
      'packages/auth-machine',
      'apps/dashboard',
      'apps/embed',
      'apps/site',
      'apps/runner',
      'apps/server',
      {
        resolve: { conditions: ['source'] },
        ssr: { resolve: { conditions: ['source', 'module', 'node', 'development|production'] } },
        test: {
          name: 'contract',
          environment: 'node',
          // Some derive keys or wait for workers, which can take seconds on a busy machine.
          testTimeout: 30_000,
          include: ['e2e/contract/**/*.test.ts'],
          globalSetup: ['apps/server/src/testing/global-setup.ts'],
        },
      },
      {
        test: {
          name: 'scripts',
          environment: 'node',
          isolate: false,
          include: ['scripts/**/*.test.{ts,mjs}'],
          // Some start processes, which can take seconds on a busy machine.
          testTimeout: 20_000,
        },
      },
    ],
  },
});
