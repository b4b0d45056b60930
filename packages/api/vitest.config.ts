import { defineConfig } from 'vitest/config';
import { limits } from '../../vitest.limits.ts';

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source', 'module', 'node', 'development|production'] } },
  test: {
    ...limits,
    name: 'api',
    environment: 'node',
    // One process per worker: half the time.
    isolate: false,
    include: ['{src,scripts}/**/*.test.ts'],
  },
});
