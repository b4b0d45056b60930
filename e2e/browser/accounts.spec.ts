import type { Page } from '@playwright/test';
import { createAccount, enableTwoStep, newEmail, printedLink } from '../support/accounts.ts';
import {
  appearances,
  applyAppearance,
  expectAccessible,
  expectAccessibleInEveryAppearance,
} from '../support/appearance.ts';
import { expect, submitPassword, test } from '../support/test.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function fillEmail(page: Page, email: string, path = '/login'): Promise<void> {
  await page.goto(path);
  await page.getByLabel('Email').fill(email);
}

test('a new customer registers, opens the emailed link and signs in', async ({ page, product }) => {
  const email = newEmail();
  const verifications: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/auth/verify')) verifications.push(request.url());
  });
  await page.goto('/login');
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(heading(page, 'Create an account')).toBeFocused();
  await page.getByLabel('First name').fill('Nora');
  await page.getByLabel('Last name').fill('Lindqvist');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Country').selectOption('SE');
  await page.getByLabel('Time zone').selectOption('Europe/Stockholm');
  await page.getByLabel('I accept the terms of service.').check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(heading(page, 'Check your email')).toBeFocused();
  await expect(page.getByText(email)).toBeVisible();

  const link = await printedLink(product, email);
  expect(new URL(link).origin).toBe(product.origin);
  await page.goto(link);
  await heading(page, 'Choose your password').waitFor();
  await page.getByLabel('Password', { exact: true }).fill('harbour lantern plum');
  await page.getByRole('button', { name: 'Create account' }).click();
  await heading(page, 'Your account is ready').waitFor();
  // The token is removed from the address, so a reload makes no call.
  await page.waitForURL((url) => url.search === '');
  await page.reload();
  await heading(page, 'Your account is ready').waitFor();
  expect(verifications).toHaveLength(1);

  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await submitPassword(page, 'harbour lantern plum');
  await heading(page, 'Welcome, Nora').waitFor();
  await expect(page.getByRole('button', { name: /Nora/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'What happens next' })).toBeVisible();
});

test('a used link shows an error and a new one can be requested', async ({ page, product, guard }) => {
  guard.allow(/console error: Failed to load resource/);
  const { email } = await createAccount(product);
  await page.goto(await printedLink(product, email));
  await page.getByLabel('Password', { exact: true }).fill('harbour lantern plum');
  await page.getByRole('button', { name: 'Create account' }).click();
  await heading(page, 'This link is no longer valid').waitFor();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send a new link' }).click();
  await expect(heading(page, 'Check your email')).toBeFocused();
});

test('resets a forgotten password and rejects the old one', async ({ page, product, guard }) => {
  guard.allow(/console error: Failed to load resource/);
  const { email, password } = await createAccount(product);
  const verifyLink = await printedLink(product, email);
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  // The sign-in page has the same field.
  await page.getByRole('heading', { name: 'Forgot your password?' }).waitFor();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText(`If there is an account for ${email}, a link is on its way.`)).toBeVisible();

  await page.goto(await printedLink(product, email, verifyLink));
  await page.getByLabel('New password', { exact: true }).fill('violet ferry compass');
  await page.getByLabel('New password again').fill('violet ferry compass');
  await page.getByRole('button', { name: 'Save new password' }).click();
  await page.waitForURL('**/login');
  await expect(page.getByText('All your sessions were signed out.')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(email);

  await submitPassword(page, password);
  await expect(page.getByRole('alert').filter({ hasText: 'not correct' })).toBeFocused();
  await submitPassword(page, 'violet ferry compass');
  await heading(page, 'Welcome, Nora').waitFor();
});

test('shows the same message for an address without an account', async ({ page, product }) => {
  const email = newEmail();
  await fillEmail(page, email, '/forgot-password');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText(`If there is an account for ${email}, a link is on its way.`)).toBeVisible();
  expect(product.printed()).not.toContain(email);
});

test('asks for a code with two-step sign-in and accepts the authenticator app code', async ({
  page,
  product,
  guard,
}) => {
  guard.allow(/console error: Failed to load resource/);
  const account = await createAccount(product);
  const { code } = await enableTwoStep(product, account);
  await fillEmail(page, account.email);
  await submitPassword(page, account.password);
  const field = page.getByLabel('Code', { exact: true });
  await expect(field).toBeFocused();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await field.fill(code());
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await heading(page, 'Welcome, Nora').waitFor();
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(stored).not.toContain(account.password);
});

test('accepts a recovery code only once', async ({ page, product, guard }) => {
  guard.allow(/console error: Failed to load resource/);
  const account = await createAccount(product);
  const { recoveryCodes } = await enableTwoStep(product, account);
  const signInWith = async (code = '') => {
    await fillEmail(page, account.email);
    await submitPassword(page, account.password);
    await page.getByRole('button', { name: 'Use a recovery code instead' }).click();
    await page.getByLabel('Recovery code').fill(code);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  };
  await signInWith(recoveryCodes[0]);
  await heading(page, 'Welcome, Nora').waitFor();
  await page.getByRole('button', { name: /Nora/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.waitForURL((url) => url.pathname === '/login');
  await signInWith(recoveryCodes[0]);
  await expect(page.getByRole('alert').filter({ hasText: 'not valid' })).toBeFocused();
});

test('[F7] a wrong code is announced, takes focus and is accessible in every appearance', async ({
  page,
  guard,
}) => {
  guard.allow(/console error: Failed to load resource/);
  const errorResponse = (status: number, code: string, message: string) => ({
    status,
    contentType: 'application/problem+json',
    body: JSON.stringify({ type: 'about:blank', title: message, status, code, message, requestId: 'r' }),
  });
  await page.route('**/api/authenticate', (route) =>
    route.fulfill(
      'code' in route.request().postDataJSON()
        ? errorResponse(422, 'auth.invalid_code', 'That code is not valid.')
        : errorResponse(401, 'auth.code_required', 'Enter the code.'),
    ),
  );
  await applyAppearance(page, appearances[0]);
  await fillEmail(page, 'owner@studio.test');
  await submitPassword(page);
  const field = page.getByLabel('Code', { exact: true });
  await expect(field).toBeFocused();
  await expectAccessibleInEveryAppearance(page, 'the code');
  await field.fill('000000');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page.getByRole('alert')).toHaveText('That code is not valid.');
  await expectAccessibleInEveryAppearance(page, 'a wrong code');
});

test('[F7] after too many attempts the form shows the wait time and keeps its values', async ({
  page,
  product,
  guard,
}) => {
  guard.allow(/console error: Failed to load resource/);
  const { email } = await createAccount(product);
  await fillEmail(page, email);
  const wait = page.getByRole('alert').filter({ hasText: /Try again in (\d+\smin )?\d+\s(s|min)\./ });
  await expect(async () => {
    await submitPassword(page, 'not the password');
    await expect(wait).toBeFocused({ timeout: 1000 });
  }).toPass();
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeDisabled();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('not the password');
  await expectAccessible(page, 'the wait');
});

for (const path of ['/forgot-password?token=x', '/register?token=x']) {
  test(`[F7] ${path} and its errors are accessible in every appearance`, async ({ page, guard }) => {
    guard.allow(/console error: Failed to load resource/);
    await applyAppearance(page, appearances[0]);
    await page.goto(path);
    await page.locator('form').waitFor();
    await expectAccessibleInEveryAppearance(page, path);
    await page.locator('form button[type="submit"]').click();
    await expect(page.locator('[aria-invalid="true"]:focus')).toHaveCount(1);
    await expectAccessibleInEveryAppearance(page, `${path} with errors`);
  });
}
