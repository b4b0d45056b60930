import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source', 'module', 'node', 'development|production'] } },
  test: {
    name: 'api',
    environment: 'node',
    // One process per worker: half the time.
    isolate: false,
    // A busy machine needs seconds for the documents.
    testTimeout: 30_000,
    include: ['{src,scripts}/**/*.test.ts'],
  },
});
