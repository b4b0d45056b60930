import type { Page } from '@playwright/test';
import { demoPassword } from '../support/product.ts';
import { expect, signInAt, test } from '../support/test.ts';

test.use({ visitor: 'owner' });

const limitMs = 1_000;

/** Opens a second tab of the same browser. */
async function openTab(page: Page, path: string): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.goto(path);
  return tab;
}

async function openDashboard(page: Page): Promise<void> {
  await page.goto('/dashboard');
  await page.getByRole('article', { name: 'Radio Aurora' }).first().waitFor();
}

/** Milliseconds from a change in one tab until another tab is at `pathname` and shows no data of the owner. */
async function measureReaction(tab: Page, pathname: string, change: () => Promise<number>): Promise<number> {
  const left = tab.waitForFunction(
    ([to, names]) => {
      const text = document.body?.textContent ?? '';
      const isShown = names.some((name) => text.includes(name));
      return location.pathname === to && text !== '' && !isShown && Date.now();
    },
    [pathname, ['Radio Aurora', 'Harbour Sessions', 'Maeve']] as const,
    { polling: 'raf' },
  );
  const from = await change();
  return Number(await (await left).jsonValue()) - from;
}

test('[G4] removing the token in another tab signs this tab out within a second', async ({ page }) => {
  await openDashboard(page);
  const other = await openTab(page, '/config.json');
  const removeToken = () =>
    other.evaluate(() => {
      localStorage.removeItem('auth_token');
      return Date.now();
    });
  expect(await measureReaction(page, '/login', removeToken)).toBeLessThanOrEqual(limitMs);
  const stored = await page.evaluate(() => JSON.stringify(localStorage));
  expect(stored).not.toMatch(/aurora|maeve/i);
});

test('[G4] replacing the session in another tab removes all data of the old one', async ({
  page,
  sessionOf,
}) => {
  const [theirs] = (await sessionOf('second')).origins;
  await openDashboard(page);
  const other = await openTab(page, '/config.json');
  const replace = () =>
    other.evaluate((entries) => {
      // The app writes the token first, then the profile.
      entries.sort((a, b) => a.name.localeCompare(b.name));
      for (const { name, value } of entries) localStorage.setItem(name, value);
      return Date.now();
    }, theirs?.localStorage ?? []);
  expect(await measureReaction(page, '/dashboard', replace)).toBeLessThanOrEqual(limitMs);
  await expect(page.getByRole('article', { name: 'Meadow Lane Radio' }).first()).toBeVisible();
  await expect(page.getByText(/Radio Aurora|Maeve/)).toHaveCount(0);
});

test('[G4] signing in as an admin in another tab reloads this tab as the admin', async ({
  page,
  product,
}) => {
  await openDashboard(page);
  await page.evaluate(() => Object.assign(window, { isOld: true }));
  const other = await openTab(page, '/dashboard');
  await other.getByRole('button', { name: /Maeve/ }).click();
  await other.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.waitForURL((url) => url.pathname === '/login');
  await signInAt(other, '/admin', 'admin');
  await expect(page).toHaveURL(`${product.origin}/admin/dashboard`);
  await expect(page.getByTestId('fleet-listeners')).toBeVisible();
  expect(await page.evaluate(() => 'isOld' in window)).toBe(false);
});

test('[G4] calls pending during a session change show no data of the old session', async ({
  page,
  product,
  guard,
}) => {
  guard.allow(/console error: Failed to load resource/);
  await openDashboard(page);
  const other = await openTab(page, '/config.json');
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/cast-api/api/overview**', async (route) => {
    const response = await route.fetch();
    await released;
    await route.fulfill({ response }).catch(() => {});
  });
  const request = page.waitForRequest('**/cast-api/api/overview**');
  // Waits for all other calls: a later response would overwrite what the other tab writes.
  const others = ['user-info', 'products', 'onepage', 'alexa', 'mobile'].map((name) =>
    page.waitForResponse(`**/api/control/${name}*`),
  );
  await page.reload();
  await Promise.all([request, ...others]);
  const reply = await other.request.post(`${product.origin}/api/admin/authenticate`, {
    data: { username: 'admin', password: demoPassword },
  });
  const { token, ...user } = await reply.json();
  await other.evaluate(
    ([key, value]) => {
      localStorage.setItem('auth_token', key);
      localStorage.setItem('studio.state', value);
    },
    [token, JSON.stringify({ v: 1, auth: { user } })] as const,
  );
  await expect(page).toHaveURL(`${product.origin}/admin/dashboard`);
  release();
  await expect(page.getByTestId('fleet-listeners')).toBeVisible();
  await expect(page.getByText(/Maeve|Listening now/)).toHaveCount(0);
});
