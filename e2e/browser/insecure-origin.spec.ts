import { type Browser, chromium, type Page } from '@playwright/test';
import { shortLived } from '../../scripts/gates/launch-options.ts';
import { demoPassword } from '../support/product.ts';
import { screens } from '../support/routes.ts';
import { expect, submitPassword, test } from '../support/test.ts';

/** An ordinary name of a server on a local network: on plain http it is no secure context, other than localhost. */
const host = 'studio.lan';

let browser: Browser;
test.beforeAll(async () => {
  const args = [...shortLived.args, `--host-resolver-rules=MAP ${host} 127.0.0.1`];
  browser = await chromium.launch({ ...shortLived, args });
});
test.afterAll(() => browser.close());

/** Opens the sign-in page on the insecure origin, and collects the errors of the page. */
async function openOn(product: { origin: string }, path: string): Promise<{ page: Page; errors: string[] }> {
  const baseURL = product.origin.replace('localhost', host);
  const page = await browser.newPage({ baseURL, reducedMotion: 'reduce' });
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(`${new URL(page.url()).pathname}: ${error.message}`));
  await page.goto(path);
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  return { page, errors };
}

for (const visitor of ['owner', 'admin'] as const) {
  test(`[C1] every page of the ${visitor} works on plain http at a name of the local network`, async ({
    product,
  }) => {
    test.setTimeout(120_000);
    const { page, errors } = await openOn(product, visitor === 'admin' ? '/admin' : '/login');
    if (visitor === 'admin') await page.getByLabel('Username').fill('admin');
    else await page.getByLabel('Email').fill('owner@studio.test');
    await submitPassword(page, demoPassword);
    await page.waitForURL(/dashboard$/);
    const own = screens.filter((screen) => screen.visitor === visitor);
    expect(own.length).toBeGreaterThan(10);
    for (const { path } of own) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
      await expect(page.getByRole('heading', { name: 'An error has occurred' }), path).toHaveCount(0);
      await page.waitForLoadState('load');
    }
    expect(errors).toEqual([]);
    await page.close();
  });
}

test('[C1] copying works on plain http', async ({ product }) => {
  const { page } = await openOn(product, '/login');
  await page.getByLabel('Email').fill('owner@studio.test');
  await submitPassword(page, demoPassword);
  await page.waitForURL(/dashboard$/);
  await page.goto('/cast/aurora');
  await page.getByRole('button', { name: /^Copy/ }).first().click();
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: /copied/i })
      .first(),
  ).toBeVisible();
  await page.close();
});
