import { defineConfig } from '@playwright/test';
import { shortLived } from './scripts/gates/launch-options.ts';

/**
 * One picture per component and theme. `npm run looks` compares, `npm run looks -- --update-snapshots` approves. The
 * tolerance covers other releases of the browser, which draw edges slightly differently.
 */
export default defineConfig({
  testDir: 'e2e/looks',
  snapshotPathTemplate: 'packages/ui/looks/{arg}{ext}',
  fullyParallel: true,
  // Browser tests run at the same time and clear their output folder, so this has its own and only one worker.
  workers: 1,
  outputDir: 'test-results/looks',
  timeout: 60_000,
  expect: { timeout: 15_000, toHaveScreenshot: { threshold: 0.2, maxDiffPixelRatio: 0.002 } },
  forbidOnly: Boolean(process.env.CI),
  retries: process.env.CI ? 1 : 0,
  // A missing picture is an error.
  updateSnapshots: 'none',
  reporter: 'list',
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    timezoneId: 'Europe/Dublin',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: shortLived,
  },
});
