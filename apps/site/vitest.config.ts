import { defineProject } from 'vitest/config';

export default defineProject({
  root: import.meta.dirname,
  resolve: { conditions: ['source', 'module', 'browser', 'import', 'default'] },
  test: {
    name: 'site',
    environment: 'jsdom',
    // One jsdom per worker: tests clean up after themselves.
    isolate: false,
    include: ['src/**/*.test.{ts,tsx}'],
  },
});
