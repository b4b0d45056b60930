/** Takes the README screenshots from the built product with demo data: `npm run screenshots`. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { demoPassword, startProduct } from '../e2e/support/product.ts';
import { ensureBuilt, root } from './gates/command.ts';
import { launch } from './gates/launch-browser.ts';

const folder = join(root, 'docs/images');
const themes = ['light', 'dark'] as const;

await ensureBuilt();
mkdirSync(folder, { recursive: true });
const product = await startProduct({ DEMO_LISTENERS: 'on' });
const browser = await launch();
// Demo listeners join little by little.
await new Promise((resolve) => setTimeout(resolve, 45_000));
try {
  for (const theme of themes) await takeScreenshots(browser, theme);
} finally {
  await browser.close();
  await product.stop();
}

async function takeScreenshots(chromium: Browser, theme: (typeof themes)[number]): Promise<void> {
  const context = await chromium.newContext({
    viewport: { width: 1440, height: 900 },
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: 'en-GB',
  });
  const page = await context.newPage();
  await page.goto(`${product.origin}/login`);
  await page.getByLabel('Email').fill('owner@studio.test');
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page
    .getByRole('link', { name: /Radio Aurora/ })
    .first()
    .waitFor();
  if (theme === 'dark') await page.getByRole('button', { name: 'Dark theme' }).click();
  // Live data and charts arrive after the page.
  await page.getByText('On air').first().waitFor();
  await page.waitForLoadState('networkidle').catch(() => {});
  await page.mouse.move(0, 0);
  await page.screenshot({ path: join(folder, `dashboard-${theme}.png`) });
  await page.goto(`${product.origin}/cast/aurora`);
  await page.getByText('On air', { exact: true }).first().waitFor();
  // The live stream keeps the network busy, so there is no idle event to wait for.
  await page.waitForTimeout(2000);
  // Some titles use scripts for which this machine may lack fonts.
  await page
    .getByRole('region', { name: 'On-air status' })
    .getByRole('heading')
    .filter({ hasNotText: /[\u3040-\u9fff]/ })
    .waitFor({ timeout: 180_000 });
  await page.screenshot({ path: join(folder, `cast-${theme}.png`) });
  await context.close();
}
