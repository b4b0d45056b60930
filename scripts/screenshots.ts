/** Takes the README screenshots from the built product with demo data: `npm run screenshots`. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { demoPassword, startProduct } from '../e2e/support/product.ts';
import { ensureBuilt, root } from './gates/command.ts';
import { launch } from './gates/launch-browser.ts';

/** Listeners per mount while the screenshots are taken. */
const audience = { '/aurora': 23, '/atlantic': 9 } as const;
const folder = join(root, 'docs/images');
const themes = ['light', 'dark'] as const;

await ensureBuilt();
mkdirSync(folder, { recursive: true });
const product = await startProduct();
const browser = await launch();
const leave = await listen();
try {
  for (const theme of themes) await takeScreenshots(browser, theme);
} finally {
  leave();
  await browser.close();
  await product.stop();
}

/** Connects the listeners and returns a function that disconnects them. Waits for the next engine poll. */
async function listen(): Promise<() => void> {
  const end = new AbortController();
  for (const [mount, count] of Object.entries(audience)) {
    for (let index = 0; index < count; index += 1) {
      const address = `http://127.0.0.1:${product.enginePort}${mount}`;
      void fetch(address, { signal: end.signal })
        .then(({ body }) => body?.pipeTo(new WritableStream(), { signal: end.signal }))
        .catch(() => {});
    }
  }
  await new Promise((resolve) => setTimeout(resolve, 12_000));
  return () => end.abort();
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
  await page.getByLabel('E-mail').fill('owner@studio.test');
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
  await page.getByText('On air', { exact: true }).waitFor();
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
