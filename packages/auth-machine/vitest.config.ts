import { defineConfig } from 'vitest/config';
import { limits } from '../../vitest.limits.ts';

export default defineConfig({
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  ssr: { resolve: { conditions: ['source', 'module', 'node', 'development|production'] } },
  test: {
    ...limits,
    name: 'auth-machine',
    environment: 'node',
    isolate: false,
    include: ['src/**/*.test.{ts,tsx}'],
  },
});
