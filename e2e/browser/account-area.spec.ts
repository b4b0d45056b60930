import type { BrowserContext, Page } from '@playwright/test';
import {
  authenticatorCode,
  createAccount,
  enableTwoStep,
  printedLink,
  type TestAccount,
} from '../support/accounts.ts';
import { expect, submitPassword, test } from '../support/test.ts';

const base = '/template/pages/setting';
const save = (page: Page) => page.getByRole('button', { name: 'Save changes' }).click();

/** Signs in and opens an account section. */
async function open(page: Page, { email, password }: TestAccount, section: string, code?: string) {
  await page.goto(`/login?redirect=${encodeURIComponent(`${base}/${section}`)}`);
  await page.getByLabel('Email').fill(email);
  await submitPassword(page, password);
  if (code !== undefined) {
    await page.getByLabel('Code', { exact: true }).fill(code);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  }
  await page.waitForURL(`**${base}/${section}`);
}

/** Signs the same account in in another browser. */
async function openInOtherBrowser(context: BrowserContext, account: TestAccount, baseURL: string) {
  const browser = context.browser();
  if (!browser) throw new Error('the context belongs to a browser');
  const other = await browser.newContext({ baseURL, storageState: { cookies: [], origins: [] } });
  const page = await other.newPage();
  await open(page, account, 'profile');
  return page;
}

test('saves a changed profile and updates the other tab', async ({ page, product }) => {
  const account = await createAccount(product);
  await open(page, account, 'profile');
  const tab = await page.context().newPage();
  await tab.goto('/dashboard');
  await tab.getByRole('button', { name: /Nora Lindqvist/ }).waitFor();

  await page.getByLabel('First name').fill('Astrid');
  await page.getByLabel('Company').fill('Fjord Radio');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('All changes saved.')).toBeVisible();
  await expect(tab.getByRole('button', { name: /Astrid Lindqvist/ })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('First name')).toHaveValue('Astrid');
  await expect(page.getByLabel('Company')).toHaveValue('Fjord Radio');
  await tab.close();
});

test('asks before leaving unsaved changes, also with the browser’s Back button', async ({
  page,
  product,
}) => {
  await open(page, await createAccount(product), 'password');
  await page.getByRole('link', { name: 'Profile' }).click();
  await page.getByLabel('First name').fill('Astrid');
  await page.goBack();
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
  await dialog.getByRole('button', { name: 'Stay here' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('Astrid');
  await page.getByRole('link', { name: 'Sessions' }).click();
  await dialog.getByRole('button', { name: 'Leave' }).click();
  await page.waitForURL(`**${base}/sessions`);
});

test('applies a saved language to the page, its dates and the next visit', async ({ page, product }) => {
  await open(page, await createAccount(product), 'language');
  const main = page.getByRole('main');
  await main.getByLabel('Language', { exact: true }).selectOption('ja');
  await main.getByLabel('Time zone').selectOption('Asia/Tokyo');
  await save(page);
  await expect(main.getByText('変更はすべて保存されています。')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'アカウント' })).toBeVisible();
  await expect(page.getByText(/Asia\/Tokyo/)).toBeVisible();
});

test('confirms a new email address by its link and clears the link from the address bar', async ({
  page,
  product,
}) => {
  const account = await createAccount(product);
  await open(page, account, 'profile');
  await page.getByRole('button', { name: 'Change email address' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change email address' });
  const email = `new-${account.email}`;
  await dialog.getByLabel('New email address').fill(email);
  await dialog.getByLabel('Your password').fill(account.password);
  await dialog.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText(`We sent a link to ${email}`)).toBeVisible();

  await page.goto(await printedLink(product, email));
  await expect(page.getByText(`Your email address is now ${email}`)).toBeVisible();
  expect(page.url()).toBe(`${product.origin}${base}/profile`);
  await page.reload();
  await expect(page.getByText(email, { exact: true })).toBeVisible();
});

test('changing the password signs out the other browser', async ({ page, product }) => {
  const account = await createAccount(product);
  await open(page, account, 'password');
  const other = await openInOtherBrowser(page.context(), account, product.origin);
  await page.reload();
  await expect(page.getByText('Saving will sign you out on one other device.')).toBeVisible();
  await page.getByLabel('Current password').fill(account.password);
  await page.getByLabel('New password', { exact: true }).fill('violet ferry compass');
  await page.getByLabel('New password again').fill('violet ferry compass');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('One other session was signed out.')).toBeVisible();

  await other.getByRole('link', { name: 'Sessions' }).click();
  await other.waitForURL('**/login?redirect=**');
  await expect(other.getByText('Your session has expired. Please log in again.')).toBeVisible();
  await page.getByRole('link', { name: 'Sessions' }).click();
  await expect(page.getByText('Password changed')).toBeVisible();
  await other.context().close();
});

test('turns two-step sign-in on and asks to save the recovery codes', async ({ page, product }) => {
  const account = await createAccount(product);
  await open(page, account, 'second-step');
  await page.getByLabel('Your password').fill(account.password);
  await page.getByRole('button', { name: 'Set up' }).click();
  await page.getByRole('img', { name: 'QR code of the key' }).waitFor();
  const key = await page.getByText(/^[A-Z2-7 ]{20,}$/).textContent();
  await page.getByLabel('Code', { exact: true }).fill(authenticatorCode(String(key).replaceAll(' ', '')));
  await page.getByRole('button', { name: 'Turn on' }).click();

  await expect(page.getByText('Your recovery codes')).toBeFocused();
  const codes = await page.getByRole('main').locator('ol li').allTextContents();
  expect(new Set(codes).size).toBe(10);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('studio-recovery-codes.txt');
  await page.getByRole('link', { name: 'Sessions' }).click();
  const guarded = page.getByRole('dialog', { name: 'Leave without the recovery codes?' });
  await guarded.getByRole('button', { name: 'Stay here' }).click();
  await page.getByRole('button', { name: 'I’ve saved them' }).click();
  await expect(page.getByText('10 left')).toBeVisible();
});

test('turns two-step sign-in off with the password and a recovery code', async ({ page, product, guard }) => {
  guard.allow(/console error: Failed to load resource/);
  const account = await createAccount(product);
  const { code, recoveryCodes } = await enableTwoStep(product, account);
  await open(page, account, 'second-step', code());
  await page.getByRole('button', { name: 'Turn off' }).click();
  const dialog = page.getByRole('dialog', { name: 'Turn off two-step sign-in?' });
  await dialog.getByLabel('Your password').fill(account.password);
  await dialog.getByLabel('Code').fill(String(recoveryCodes[0]));
  await dialog.getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByRole('button', { name: 'Set up' })).toBeVisible();
});

test('signs out one session, then all sessions including this one', async ({ page, product }) => {
  const account = await createAccount(product);
  const other = await openInOtherBrowser(page.context(), account, product.origin);
  await open(page, account, 'sessions');
  const card = page.getByRole('region', { name: 'Where you are signed in' });
  await expect(card.getByText('This browser')).toHaveCount(1);
  await card.getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(card.getByText('No other browser is signed in.')).toBeVisible();
  await other.getByRole('link', { name: 'Sessions' }).click();
  await other.waitForURL('**/login?redirect=**');

  await card.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.waitForURL((url) => url.pathname === '/login');
  expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();
  await other.context().close();
});

test('the staff have a separate account area', async ({ page, enter }) => {
  await enter('admin', '/admin/settings/account');
  await page.waitForURL('**/admin/settings/account/profile');
  await expect(page.getByText('Super administrator', { exact: true })).toBeVisible();
  for (const section of ['Password', 'Two-step sign-in', 'Sessions', 'Language and time', 'Appearance']) {
    await page.getByRole('link', { name: section }).click();
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  }
});
