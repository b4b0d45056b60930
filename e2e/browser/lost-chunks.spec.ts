import type { Page, Route } from '@playwright/test';
import { expect, test } from '../support/test.ts';

test.use({ visitor: 'owner', freshWindow: true });

const form = '/template/pages/setting/profile';

/** How a script fails: without a connection, behind a broken proxy, or after its file was removed. */
const failures = {
  offline: (route: Route) => route.abort('internetdisconnected'),
  'status 404': (route: Route) => route.fulfill({ status: 404, body: '' }),
  'status 500': (route: Route) => route.fulfill({ status: 500, body: '' }),
} as const;
type Failure = keyof typeof failures;
const allFailures = Object.keys(failures) as Failure[];

/** Makes every script that is not loaded yet fail. */
async function loseScripts(page: Page, failure: Failure): Promise<() => Promise<void>> {
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const known = new Set(loaded);
  const pattern = '**/static/js/**';
  await page.route(pattern, (route) =>
    known.has(route.request().url()) ? route.continue() : failures[failure](route),
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

const overlays = {
  'the command palette': (page: Page) => page.keyboard.press('ControlOrMeta+k'),
  'the account menu': (page: Page) => page.locator('header button[aria-haspopup="menu"]').click(),
} as const;

for (const [name, open] of Object.entries(overlays))
  test.describe(name, () => {
    for (const failure of allFailures)
      test(`[C3] ${name} that cannot be loaded (${failure}) leaves the form as it is, and opens later`, async ({
        page,
        guard,
      }) => {
        guard.allow(/console error|page error: Loading chunk/);
        const field = await openForm(page);
        const restore = await loseScripts(page, failure);
        await open(page);
        await expect(page.getByText('Couldn’t load this part of Studio').first()).toBeVisible();
        await expect(field).toHaveValue('Aoife');
        await restore();
        await open(page);
        await expect(page.getByRole('dialog').or(page.getByRole('menu')).first()).toBeVisible();
        await expect(field).toHaveValue('Aoife');
      });
  });

/** Parts of a cast's pages: where they are, and how they are opened. */
const castParts = [
  {
    name: 'the dialog of the song',
    path: '/cast/aurora',
    ready: (page: Page) => page.getByRole('button', { name: 'Update song' }),
    open: (page: Page) => page.getByRole('button', { name: 'Update song' }).click(),
    shown: (page: Page) => page.getByRole('dialog', { name: 'Now playing' }),
  },
  {
    name: 'the map of listeners',
    path: '/cast/aurora/current-listeners',
    ready: (page: Page) => page.getByRole('radio', { name: 'Map' }),
    open: (page: Page) => page.getByRole('radio', { name: 'Map' }).click(),
    retry: (page: Page) => page.getByRole('main').getByRole('button', { name: 'Retry' }).click(),
    shown: (page: Page) => page.getByRole('figure', { name: 'Where people listen' }),
  },
  {
    name: 'the bans',
    path: '/cast/aurora/current-listeners',
    ready: (page: Page) => page.getByRole('radio', { name: 'Map' }),
    open: (page: Page) => page.getByRole('radio', { name: 'Bans' }).click(),
    retry: (page: Page) => page.getByRole('main').getByRole('button', { name: 'Retry' }).click(),
    shown: (page: Page) => page.getByRole('region', { name: /Bans/ }).first(),
  },
] as const;

for (const part of castParts)
  for (const failure of allFailures)
    test(`[C3] ${part.name} that cannot be loaded (${failure}) leaves the page in place, and is loaded later`, async ({
      page,
      guard,
    }) => {
      guard.allow(/console error|page error: Loading chunk/);
      await page.addInitScript(onSlowConnection);
      await page.goto(part.path);
      await part.ready(page).waitFor();
      const restore = await loseScripts(page, failure);
      await part.open(page);
      await expect(page.getByText('Couldn’t load this part of Studio').first()).toBeVisible();
      await expect(page).toHaveURL(new RegExp(part.path));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await restore();
      await ('retry' in part ? part.retry(page) : part.open(page));
      await expect(part.shown(page)).toBeVisible();
    });

for (const failure of allFailures)
  test(`[C2] a page that cannot be loaded (${failure}) leaves the app in place, which says so and tries again`, async ({
    page,
    guard,
  }) => {
    guard.allow(/console error|page error: Loading chunk/);
    await page.addInitScript(onSlowConnection);
    await page.goto('/cast/aurora');
    const tabs = page.getByRole('link', { name: 'Settings' });
    await tabs.first().waitFor();
    const restore = await loseScripts(page, failure);
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
