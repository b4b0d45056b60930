import type { Page } from '@playwright/test';
import { createAccount, type TestAccount } from '../support/accounts.ts';
import type { Product } from '../support/product.ts';
import { expect, submitPassword, test } from '../support/test.ts';

const profile = '/template/pages/setting/profile?from=mail';
const language = '/template/pages/setting/language';

async function fillSignIn(page: Page, { email, password }: TestAccount) {
  await page.getByLabel('Email').fill(email);
  await submitPassword(page, password);
}

/** Signs in from another browser and ends every session of the account. */
async function endAllSessions(page: Page, { origin }: Product, { email, password }: TestAccount) {
  const { request } = page;
  const reply = await request.post(`${origin}/api/authenticate`, { data: { email, password } });
  const { token } = await reply.json();
  const end = await request.post(`${origin}/api/control/sessions/end`, {
    data: { keepCurrent: false },
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(end.ok(), await end.text()).toBe(true);
}

test('a session ended by another browser costs neither the typed text nor the page of a second tab', async ({
  page,
  product,
  guard,
}) => {
  guard.allow(/console error: Failed to load resource/);
  const account = await createAccount(product);
  await page.goto(`/login?redirect=${encodeURIComponent(profile)}`);
  await fillSignIn(page, account);
  await page.getByLabel('First name').fill('Astrid');
  const tab = await page.context().newPage();
  await tab.goto(language);
  await tab.getByRole('main').getByRole('combobox', { name: 'Language', exact: true }).selectOption('fr');

  await endAllSessions(page, product, account);
  // The next call finds the session ended.
  await page.keyboard.press('ControlOrMeta+s');
  await page.waitForURL((url) => url.pathname === '/login');
  await tab.waitForURL((url) => url.pathname === '/login');
  await expect(page.getByText('Your unsaved changes are kept in this tab')).toBeVisible();
  await expect(tab.getByText('Your unsaved changes are kept in this tab')).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain('Astrid');

  await fillSignIn(page, account);
  await expect(page.getByLabel('First name')).toHaveValue('Astrid');
  await expect(page).toHaveURL(`${product.origin}${profile}`);
  await expect(page.getByText('Your unsaved changes are back')).toBeVisible();
  await expect(tab).toHaveURL(`${product.origin}${language}`);
  await expect(tab.getByRole('main').getByRole('combobox', { name: 'Language', exact: true })).toHaveValue(
    'fr',
  );
  await expect(tab.getByText('Your unsaved changes are back')).toBeVisible();

  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('All changes saved.')).toBeVisible();
  await expect(page.getByText('Your unsaved changes are back')).toHaveCount(0);
  await tab.close();
});
