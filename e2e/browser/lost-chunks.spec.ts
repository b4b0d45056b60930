import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

test.use({ visitor: 'owner', freshWindow: true });

const form = '/template/pages/setting/profile';

/** Makes every script that is not loaded yet fail, as without a connection or behind a broken proxy. */
async function loseScripts(page: Page): Promise<() => Promise<void>> {
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const known = new Set(loaded);
  const pattern = '**/static/js/**';
  await page.route(pattern, (route) =>
    known.has(route.request().url()) ? route.continue() : route.abort('internetdisconnected'),
  );
  return () => page.unroute(pattern);
}

/** Prefetching is off on slow connections, so that nothing is loaded ahead. */
const onSlowConnection = () => {
  Object.defineProperty(navigator, 'connection', { value: { effectiveType: '3g', saveData: true } });
};

/** Opens a form and types into it. */
async function openForm(page: Page) {
  await page.addInitScript(onSlowConnection);
  await page.goto(form);
  const field = page.getByLabel('First name');
  await field.fill('Aoife');
  return field;
}

for (const [name, open] of [
  ['the command palette', (page: Page) => page.keyboard.press('ControlOrMeta+k')],
  ['the account menu', (page: Page) => page.locator('header button[aria-haspopup="menu"]').click()],
] as const) {
  test(`[C3] ${name} that cannot be loaded leaves the form as it is, and opens later`, async ({
    page,
    guard,
  }) => {
    guard.allow(/console error|page error: Loading chunk/);
    const field = await openForm(page);
    const restore = await loseScripts(page);
    await open(page);
    await expect(page.getByText('Couldn’t load this part of Studio').first()).toBeVisible();
    await expect(field).toHaveValue('Aoife');
    await restore();
    await open(page);
    await expect(page.getByRole('dialog').or(page.getByRole('menu')).first()).toBeVisible();
    await expect(field).toHaveValue('Aoife');
  });
}

test('[C2] a page that cannot be loaded leaves the app in place, which says so and tries again', async ({
  page,
  guard,
}) => {
  guard.allow(/console error|page error: Loading chunk/);
  await page.addInitScript(onSlowConnection);
  await page.goto('/cast/aurora');
  const tabs = page.getByRole('link', { name: 'Settings' });
  await tabs.first().waitFor();
  const restore = await loseScripts(page);
  await page.route('**/config.json', (route) => route.abort('internetdisconnected'));
  await tabs.first().click();
  await page.getByRole('button', { name: 'Try again' }).first().click();
  await expect(page.getByText('The server can’t be reached at the moment.')).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await restore();
  await page.unroute('**/config.json');
  await page.getByRole('button', { name: 'Try again' }).first().click();
  await expect(page.getByLabel('Name', { exact: true }).first()).toBeVisible();
});
