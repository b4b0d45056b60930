import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  ssr: { resolve: { conditions: ['source', 'module', 'node', 'development|production'] } },
  test: {
    name: 'auth-machine',
    environment: 'node',
    isolate: false,
    include: ['src/**/*.test.{ts,tsx}'],
  },
});
