import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { launchOptions } from './scripts/gates/launch-options.ts';

/** Every story in a real browser: it renders, its `play` passes, and axe finds nothing. */
export default defineConfig({
  plugins: [storybookTest({ configDir: '.storybook', disableAddonDocs: true })],
  test: {
    name: 'stories',
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1280, height: 900 },
      provider: playwright({ launchOptions }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
