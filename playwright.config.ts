import { defineConfig } from '@playwright/test';
import { shortLived } from './scripts/gates/launch-options.ts';

/**
 * Each worker starts the built product on free ports (see e2e/support), and the files of the worker share it. A file with
 * a `serverEnv` has its own worker and product.
 */
export default defineConfig({
  testDir: 'e2e/browser',
  globalSetup: './e2e/support/first-start.ts',
  // Playwright empties this folder; other gates write to folders beside it.
  outputDir: 'test-results/browser',
  fullyParallel: false,
  workers: 2,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  retries: process.env.CI ? 1 : 0,
  reporter: 'list',
  use: {
    browserName: 'chromium',
    // Recording every test takes a tenth more time, so only retries are recorded.
    trace: 'on-first-retry',
    // Rendering animations without a GPU takes a third of the time.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: shortLived,
  },
});
