import { defineConfig } from 'vitest/config';
import { limits } from '../../vitest.limits.ts';

export default defineConfig({
  root: import.meta.dirname,
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source', 'module', 'node', 'development|production'] } },
  test: {
    ...limits,
    name: 'runner',
    environment: 'node',
    include: ['src/**/*.test.ts'],
    // Tests run against the real server.
    globalSetup: ['../server/src/testing/global-setup.ts'],
  },
});
