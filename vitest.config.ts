import { defineConfig } from 'vitest/config';
import { SlowFirst } from './scripts/gates/slow-first.ts';

/** Each workspace brings its own project; `contract` is the client against the server. Stories: vitest.stories.config.ts. */
export default defineConfig({
  test: {
    sequence: { sequencer: SlowFirst },
    projects: [
      'packages/ui',
      'packages/api',
      'packages/auth-machine',
      'apps/dashboard',
      'apps/embed',
      'apps/server',
      {
        resolve: { conditions: ['source'] },
        ssr: { resolve: { conditions: ['source', 'module', 'node', 'development|production'] } },
        test: {
          name: 'contract',
          environment: 'node',
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
          // They start processes, which takes seconds on a machine that does other things.
          testTimeout: 20_000,
        },
      },
    ],
  },
});
