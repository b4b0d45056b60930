import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page, Request } from '@playwright/test';
import { startListener } from '../support/engine.ts';
import { expect, test } from '../support/test.ts';

interface Weight {
  /** Brotli bytes of script and style. */
  readonly bytes: number;
  readonly requests: number;
}

const budgets = (
  JSON.parse(readFileSync(join(import.meta.dirname, '../../scripts/budgets.json'), 'utf8')) as {
    signedIn: Record<string, Weight>;
  }
).signedIn;
const built = join(import.meta.dirname, '../../apps/dashboard/dist');

// A separate product instance, because the page needs exactly one listener.
test.use({ visitor: 'owner', freshWindow: true, serverEnv: { BRAND: 'Weight' } });

/** The build writes a brotli file beside each script and style. */
function brotliBytes(request: Request): number {
  const file = join(built, `${new URL(request.url()).pathname}.br`);
  return /\.(?:js|css)\.br$/.test(file) && existsSync(file) ? readFileSync(file).length : 0;
}

/** Everything that the page needs: its first row is usable and its charts are shown. On a metered connection, nothing is prefetched. */
async function weigh(page: Page, path: string, firstRow: Locator): Promise<Weight> {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
  );
  const requests: Request[] = [];
  // The browser requests the icon at a time of its own, before or after the page is there.
  page.on('request', (request) => {
    if (!request.url().endsWith('/favicon.png')) requests.push(request);
  });
  await page.goto(path);
  // A trial click would move the pointer over the link, which preloads its page.
  await expect(firstRow).toBeEnabled();
  await expect(page.locator('main [data-ui="skeleton"]')).toHaveCount(0);
  return {
    bytes: requests.reduce((sum, request) => sum + brotliBytes(request), 0),
    requests: requests.length,
  };
}

/** The first row of each page, by what a person uses in it. */
const firstRows: Readonly<Record<string, (page: Page) => Locator>> = {
  '/dashboard': (page) =>
    page
      .getByRole('main')
      .getByRole('link', { name: /Radio Aurora/ })
      .first(),
  '/cast/aurora/current-listeners': (page) =>
    page
      .getByRole('row')
      .filter({ hasText: '127.0.0.x' })
      .getByRole('button', { name: /Actions|More/ }),
};

for (const [path, budget] of Object.entries(budgets))
  test(`${path} stays within its budgets of bytes and requests`, async ({ page, product }) => {
    const firstRow = firstRows[path]?.(page);
    if (!firstRow) throw new Error(`No first row is known for ${path}.`);
    const player = await startListener(product.enginePort, '/aurora');
    const { bytes, requests } = await weigh(page, path, firstRow);
    player.stop();
    const found = `${bytes} bytes, ${requests} requests`;
    expect(bytes, found).toBeGreaterThan(0);
    expect(bytes, found).toBeLessThanOrEqual(budget.bytes);
    expect(requests, found).toBeLessThanOrEqual(budget.requests);
  });

test('the first view of a site takes at most 45 kB and 6 requests, all to its own host', async ({
  browser,
  product,
}) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const network = await context.newCDPSession(page);
  await network.send('Network.enable');
  const urls: string[] = [];
  let bytes = 0;
  network.on('Network.requestWillBeSent', ({ request }) => urls.push(request.url));
  network.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.goto(`${product.origin}/s/radio-aurora/`, { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.close();
  const requests = urls.filter((url) => !url.startsWith('data:'));
  expect(requests.filter((url) => !url.startsWith(product.origin))).toEqual([]);
  expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(6);
  expect(bytes).toBeGreaterThan(5_000);
  expect(bytes).toBeLessThanOrEqual(45_000);
});
