import type { Page } from '@playwright/test';
import { expect, submitPassword, test } from '../support/test.ts';

const expired = {
  status: 419,
  contentType: 'application/problem+json',
  body: JSON.stringify({
    type: 'about:blank',
    title: 'Expired',
    status: 419,
    code: 'auth.session_expired',
    message: 'Expired.',
    requestId: 'r',
  }),
};

/** Leaves the page, prepares, and returns, so that earlier calls cannot end the session. */
async function reloadAfter(page: Page, prepare: () => Promise<void>): Promise<void> {
  const { href } = new URL(page.url());
  await page.goto('about:blank');
  await prepare();
  await page.goto(href);
}

test('[A3] two expired calls cause one notification and the sign-in page of the area', async ({
  page,
  guard,
  enter,
}) => {
  guard.allow(/console error: Failed to load resource/);
  await enter('owner');
  await page.getByRole('heading', { name: 'Casts and stations' }).waitFor();
  const navigations: string[] = [];
  await reloadAfter(page, async () => {
    await page.route('**/api/control/**', (route) => route.fulfill(expired));
    await page.route('**/cast-api/**', (route) => route.fulfill(expired));
    page.on('framenavigated', (frame) => navigations.push(new URL(frame.url()).pathname));
  });
  await page.waitForURL('**/login**');
  await expect(page.getByText('Session Expired')).toHaveCount(1);
  await expect(page.getByText('Your session has expired. Please log in again.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();
  expect(navigations.filter((path) => path === '/login').length).toBeLessThanOrEqual(1);
});

test('[A3] an admin whose session expires sees the admin sign-in page', async ({ page, guard, enter }) => {
  guard.allow(/console error: Failed to load resource/);
  await enter('admin');
  await page.getByTestId('fleet-listeners').waitFor();
  await reloadAfter(page, async () => {
    await page.route('**/api/admin/**', (route) => route.fulfill(expired));
    await page.route('**/cast-api/**', (route) => route.fulfill(expired));
  });
  await page.waitForURL((url) => url.pathname === '/admin');
  await expect(page.getByText('Session Expired')).toHaveCount(1);
  expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();
});

test('[A8] a response without a token shows an error and stores nothing', async ({ page, guard }) => {
  guard.allow(/reply of session\.authenticateCustomer/);
  await page.route('**/api/authenticate', (route) => route.fulfill({ json: {} }));
  await page.goto('/login');
  await page.getByLabel('Email').fill('owner@studio.test');
  await submitPassword(page);
  await expect(page.getByText('Token not found in response')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();
});

test('shows the server’s message for a wrong password once, in the form', async ({ page, guard }) => {
  guard.allow(/console error: Failed to load resource/);
  await page.goto('/login');
  await page.getByLabel('Email').fill('owner@studio.test');
  await submitPassword(page, 'not-the-password');
  await expect(page.getByRole('alert')).toHaveCount(1);
  await expect(page).toHaveURL(/\/login$/);
});

test('[G5] sign-out removes all stored data, and Back shows the sign-in page', async ({ page, enter }) => {
  await enter('owner');
  // A second document in the history, for Back.
  await page.goto('/dashboard?again');
  await page.getByRole('heading', { name: 'Casts and stations' }).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('auth_token'))).not.toBeNull();
  await page.getByRole('button', { name: /Maeve/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.waitForURL((url) => url.pathname === '/login');
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  expect(
    await page.evaluate(() => Object.keys(sessionStorage).filter((key) => /token|list|product/i.test(key))),
  ).toEqual([]);
  await page.goBack();
  await expect(page.getByLabel('Email')).toBeVisible();
  await expect(page.getByText('Radio Aurora')).toHaveCount(0);
});

test('signing out in one tab signs out the other tab', async ({ page, context, enter }) => {
  await enter('owner');
  const other = await context.newPage();
  await other.goto('/dashboard');
  await other.getByRole('heading', { name: 'Casts and stations' }).waitFor();
  await page.getByRole('button', { name: /Maeve/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await other.waitForURL((url) => url.pathname === '/login');
});

test('server logs contain no token, password or email address', async ({ page, product, signIn }) => {
  await signIn('owner');
  const token = await page.evaluate(() => localStorage.getItem('auth_token'));
  expect(token).toBeTruthy();
  await expect.poll(() => product.printed()).toContain('/api/authenticate');
  expect(product.printed()).not.toContain(String(token));
  expect(
    product
      .printed()
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .join('\n'),
  ).not.toContain('owner@studio.test');
});
