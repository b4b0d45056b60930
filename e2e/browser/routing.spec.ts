import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { allPaths } from '../support/routes.ts';
import { expect, signInAt, test } from '../support/test.ts';

const { hostile } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../redirects.fixture.json'), 'utf8'),
) as { hostile: string[] };

/** Every tenth value of the corpus (a unit test covers all) and generated ones, with a fixed seed. */
const parts = [
  '/',
  '//',
  '\\',
  '%2f',
  '%09',
  '\t',
  '..',
  '@',
  ':',
  'evil.test',
  'https:',
  'login',
  '?redirect=',
];
const sample = [
  ...hostile.filter((value, index) => index % 10 === 0 && value !== ''),
  ...fc
    .sample(
      fc.array(fc.constantFrom(...parts), { minLength: 2, maxLength: 6 }).map((pieces) => pieces.join('')),
      { numRuns: 4, seed: 20 },
    )
    .map((text) => `/${text}`),
  `/${'a'.repeat(3000)}`,
];

test('[B1] hostile redirects never leave the origin after sign-in', async ({ page, product }) => {
  test.setTimeout(120_000);
  expect(sample.length).toBeGreaterThanOrEqual(10);
  for (const redirect of sample) {
    await signInAt(page, `/login?redirect=${encodeURIComponent(redirect)}`, 'owner');
    await page.waitForURL('**/dashboard');
    expect(page.url(), redirect).toBe(`${product.origin}/dashboard`);
    await page.evaluate(() => localStorage.clear());
  }
});

test('[B1] nested redirects to the sign-in page do not loop', async ({ page, product }) => {
  const paths: string[] = [];
  page.on('framenavigated', (frame) => paths.push(new URL(frame.url()).pathname));
  const inner = encodeURIComponent('/login?redirect=%2Flogin');
  await signInAt(page, `/login?redirect=${encodeURIComponent(`/login?redirect=${inner}`)}`, 'owner');
  await page.waitForURL(`${product.origin}/dashboard`);
  await page.getByRole('heading', { name: 'Casts and stations' }).waitFor();
  expect(paths.filter((path) => path !== '/login')).toEqual(['/dashboard']);
});

test('follows a redirect to a path of the role', async ({ page, product, signIn }) => {
  await page.goto('/dashboard');
  await page.waitForURL('**/login?redirect=**');
  await signIn('owner', new URL(page.url()).pathname + new URL(page.url()).search);
  expect(page.url()).toBe(`${product.origin}/dashboard`);
});

for (const [who, path, target] of [
  ['a customer', '/admin/anything', '/dashboard'],
  ['a customer', '/admin/dashboard', '/dashboard'],
  ['a customer', '/no/such/path', '/dashboard'],
  ['a customer', '/login', '/dashboard'],
  ['an admin', '/admin/anything', '/admin/dashboard'],
  ['an admin', '/dashboard', '/admin/dashboard'],
  ['an admin', '/', '/admin/dashboard'],
  ['an admin', '/admin', '/admin/dashboard'],
] as const) {
  test(`[B3] redirects ${who} from ${path} to ${target} without a loop`, async ({ page, enter }) => {
    await enter(who === 'a customer' ? 'owner' : 'admin');
    await page.getByRole('main').waitFor();
    const paths: string[] = [];
    page.on('framenavigated', (frame) => {
      const { pathname } = new URL(frame.url());
      if (paths.at(-1) !== pathname) paths.push(pathname);
    });
    await page.goto(path);
    await page.waitForURL((url) => url.pathname === target);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(paths.length, paths.join(' → ')).toBeLessThanOrEqual(3);
  });
}

test('every route of the specification shows signed-out visitors a public page', async ({ page }) => {
  expect(allPaths.length).toBeGreaterThan(30);
  for (const [index, pattern] of allPaths.entries()) {
    const path = pattern.replace(/\{\w+\}/g, '42');
    // Some by loading the address, the others by history navigation.
    if (index % 5 === 0) await page.goto(path, { waitUntil: 'commit' });
    else await page.evaluate(stepTo, path);
    // The page before stays until the routes of the path are loaded.
    await expect
      .poll(() => new URL(page.url()).pathname, { message: path })
      .toMatch(
        /^\/(login|admin|admin\/invite|error-page|register|forgot-password|alert|alert\/confirm|status\/42)$/,
      );
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
  }
});

/** Navigates like the browser's Back and Forward buttons. */
function stepTo(path: string): void {
  history.pushState(null, '', path);
  window.dispatchEvent(new PopStateEvent('popstate'));
}

for (const [who, path, files] of [
  ['a visitor', '/login', []],
  ['a visitor', '/', []],
  ['a visitor', '/cast/aurora', ['customer-routes']],
  ['a customer', '/dashboard', ['customer-routes']],
  ['an admin', '/admin/dashboard', ['customer-routes', 'admin-routes']],
] as const)
  test(`${who} loads the routes of the own area only, early: ${path}`, async ({ page, enter }) => {
    if (who !== 'a visitor') await enter(who === 'a customer' ? 'owner' : 'admin');
    const scripts: string[] = [];
    page.on('request', (request) => {
      const [, name] = /\/static\/js\/([\w-]+)\./.exec(request.url()) ?? [];
      // The first script of a document; the page that was open may still request others.
      if (name === 'boot') scripts.length = 0;
      if (name) scripts.push(name);
    });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(scripts.filter((name) => name.endsWith('-routes'))).toEqual(files);
    // A user’s are requested before the first script has run, which requests the dashboard.
    if (who !== 'a visitor') expect(scripts.slice(0, 6)).toEqual(expect.arrayContaining([...files]));
  });

test('a malformed address is handled by the app, not by a server error', async ({ page }) => {
  await page.goto('/%E0%A4%A');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/login/);
});
