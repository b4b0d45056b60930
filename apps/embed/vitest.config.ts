import { defineProject } from 'vitest/config';

export default defineProject({
  root: import.meta.dirname,
  resolve: { conditions: ['source', 'module', 'browser', 'import', 'default'] },
  test: { name: 'embed', environment: 'jsdom', include: ['src/**/*.test.{ts,tsx}'] },
});
