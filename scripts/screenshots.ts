/** Takes the pictures of the README from the product itself, with its demo data: `npm run screenshots` (builds first). */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { demoPassword, startProduct } from '../e2e/support/product.ts';
import { launch } from './gates/browser-launch.ts';
import { ensureBuilt } from './gates/build.ts';
import { root } from './gates/command.ts';

/** People who listen while the pictures are taken: what the product counts is there. */
const audience = { '/aurora': 23, '/atlantic': 9 } as const;
const folder = join(root, 'docs/images');
const themes = ['light', 'dark'] as const;

await ensureBuilt();
mkdirSync(folder, { recursive: true });
const product = await startProduct();
const browser = await launch();
const leave = await listen();
try {
  for (const theme of themes) await takePictures(browser, theme);
} finally {
  leave();
  await browser.close();
  await product.stop();
}

/** Opens the streams as players do, and answers what ends them; the engine is asked once meanwhile. */
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

async function takePictures(chromium: Browser, theme: (typeof themes)[number]): Promise<void> {
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
  // What is on air arrives a moment after the page, and the course of the day a moment later.
  await page.getByText('On air').first().waitFor();
  await page.waitForLoadState('networkidle').catch(() => {});
  await page.mouse.move(0, 0);
  await page.screenshot({ path: join(folder, `dashboard-${theme}.png`) });
  await page.goto(`${product.origin}/cast/aurora`);
  await page.getByText('On air', { exact: true }).waitFor();
  // The live stream never ends, so the network is never idle: long enough for the curve to be drawn.
  await page.waitForTimeout(2000);
  // The programme has titles in other scripts too, and not every machine has their letters.
  await page
    .locator('#on-air')
    .filter({ hasNotText: /[\u3040-\u9fff]/ })
    .waitFor({ timeout: 180_000 });
  await page.screenshot({ path: join(folder, `cast-${theme}.png`) });
  await context.close();
}
