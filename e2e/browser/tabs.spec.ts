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

/** Milliseconds from a change in one tab until another one shows nothing of the owner and has left for `pathname`. */
async function timeToFollow(tab: Page, pathname: string, change: () => Promise<number>): Promise<number> {
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

test('[G4] a token that another tab removes signs this one out within a second', async ({ page }) => {
  await openDashboard(page);
  const other = await openTab(page, '/config.json');
  const removeToken = () =>
    other.evaluate(() => {
      localStorage.removeItem('auth_token');
      return Date.now();
    });
  expect(await timeToFollow(page, '/login', removeToken)).toBeLessThanOrEqual(limitMs);
  const kept = await page.evaluate(() => JSON.stringify(localStorage));
  expect(kept).not.toMatch(/aurora|maeve/i);
});

test('[G4] a session that another tab replaces leaves nothing of the old one on this page', async ({
  page,
  sessionOf,
}) => {
  const [theirs] = (await sessionOf('second')).origins;
  await openDashboard(page);
  const other = await openTab(page, '/config.json');
  const replace = () =>
    other.evaluate((entries) => {
      // The app writes the token first, and then whose it is.
      entries.sort((a, b) => a.name.localeCompare(b.name));
      for (const { name, value } of entries) localStorage.setItem(name, value);
      return Date.now();
    }, theirs?.localStorage ?? []);
  expect(await timeToFollow(page, '/dashboard', replace)).toBeLessThanOrEqual(limitMs);
  await expect(page.getByRole('article', { name: 'Meadow Lane Radio' }).first()).toBeVisible();
  await expect(page.getByText(/Radio Aurora|Maeve/)).toHaveCount(0);
});

test('[G4] who signs in as an admin in another tab is an admin in this one, on a fresh page', async ({
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

test('[G4] calls that are under way when the session changes show nothing of the old one', async ({
  page,
  product,
  guard,
}) => {
  guard.allow(/console error: Failed to load resource/);
  await openDashboard(page);
  const other = await openTab(page, '/config.json');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/cast-api/api/overview**', async (route) => {
    const response = await route.fetch();
    await held;
    await route.fulfill({ response }).catch(() => {});
  });
  const asked = page.waitForRequest('**/cast-api/api/overview**');
  // Nothing else is under way: what came now would be kept, with whose it was, over what the other tab writes.
  const kept = ['user-info', 'products', 'onepage', 'alexa', 'mobile'].map((name) =>
    page.waitForResponse(`**/api/control/${name}*`),
  );
  await page.reload();
  await Promise.all([asked, ...kept]);
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
