import { defineConfig } from '@playwright/test';
import { shortLived } from './scripts/gates/launch-options.ts';

/**
 * One picture a component and theme. `npm run looks` compares, `npm run looks -- --update-snapshots` takes them again. The
 * tolerance is for another release of the browser, which draws an edge a shade lighter; a part that moves is far above it.
 */
export default defineConfig({
  testDir: 'e2e/looks',
  snapshotPathTemplate: 'packages/ui/looks/{arg}{ext}',
  fullyParallel: true,
  // One window, and a folder of its own: journeys run beside it (scripts/gates/list.ts) and empty theirs when they begin.
  workers: 1,
  outputDir: 'test-results/looks',
  timeout: 60_000,
  expect: { timeout: 15_000, toHaveScreenshot: { threshold: 0.2, maxDiffPixelRatio: 0.002 } },
  forbidOnly: Boolean(process.env.CI),
  retries: process.env.CI ? 1 : 0,
  // A component without a picture is an error here, not a picture to be taken.
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
