import { defineProject } from 'vitest/config';
import { limits } from '../../vitest.limits.ts';

export default defineProject({
  root: import.meta.dirname,
  resolve: { conditions: ['source', 'module', 'browser', 'import', 'default'] },
  test: {
    ...limits,
    name: 'site',
    environment: 'jsdom',
    // One jsdom per worker: tests clean up after themselves.
    isolate: false,
    include: ['src/**/*.test.{ts,tsx}'],
  },
});
