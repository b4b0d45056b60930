import { defineConfig } from '@playwright/test';
import { launchOptions } from './scripts/gates/launch-options.ts';

/** Each spec file starts the product's own build on a free port (see e2e/support), so nothing is shared between files. */
export default defineConfig({
  testDir: 'e2e/browser',
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
    launchOptions,
  },
});
