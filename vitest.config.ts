import { defineConfig } from 'vitest/config';
import { limits } from './vitest.limits.ts';

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
          ...limits,
          name: 'contract',
          environment: 'node',
          include: ['e2e/contract/**/*.test.ts'],
          globalSetup: ['apps/server/src/testing/global-setup.ts'],
        },
      },
      {
        test: {
          ...limits,
          name: 'scripts',
          environment: 'node',
          isolate: false,
          include: ['scripts/**/*.test.{ts,mjs}'],
        },
      },
    ],
  },
});
