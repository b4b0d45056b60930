import { defineConfig } from '@playwright/test';
import { shortLived } from './scripts/gates/launch-options.ts';

/**
 * Each worker starts the product's own build on free ports (see e2e/support), and its files share it. A file that names a
 * `serverEnv` has a worker, and so a product, of its own.
 */
export default defineConfig({
  testDir: 'e2e/browser',
  globalSetup: './e2e/support/first-start.ts',
  fullyParallel: false,
  workers: 2,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  retries: process.env.CI ? 1 : 0,
  reporter: 'list',
  use: {
    browserName: 'chromium',
    // Recording every journey takes a tenth more time; the second try of a failed one is recorded.
    trace: 'on-first-retry',
    // No journey is about motion, and a browser that draws without a GPU is a third faster without it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: shortLived,
  },
});
