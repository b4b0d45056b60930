import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { allPaths } from '../support/routes.ts';
import { expect, signInAt, test } from '../support/test.ts';

const { hostile } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../redirects.fixture.json'), 'utf8'),
) as { hostile: string[] };

/** Every tenth value of the corpus (a unit test takes all), and new ones made of its parts: the same in each run. */
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

test('[B1] whatever the address asks for, a sign-in ends inside, and nothing else is asked', async ({
  page,
  product,
}) => {
  test.setTimeout(120_000);
  expect(sample.length).toBeGreaterThanOrEqual(10);
  for (const redirect of sample) {
    await signInAt(page, `/login?redirect=${encodeURIComponent(redirect)}`, 'owner');
    await page.waitForURL('**/dashboard');
    expect(page.url(), redirect).toBe(`${product.origin}/dashboard`);
    await page.evaluate(() => localStorage.clear());
  }
});

test('[B1] a redirect to the sign-in page that carries another one does not go in circles', async ({
  page,
  product,
}) => {
  const paths: string[] = [];
  page.on('framenavigated', (frame) => paths.push(new URL(frame.url()).pathname));
  const inner = encodeURIComponent('/login?redirect=%2Flogin');
  await signInAt(page, `/login?redirect=${encodeURIComponent(`/login?redirect=${inner}`)}`, 'owner');
  await page.waitForURL(`${product.origin}/dashboard`);
  await page.getByRole('heading', { name: 'Casts and stations' }).waitFor();
  expect(paths.filter((path) => path !== '/login')).toEqual(['/dashboard']);
});

test('a redirect to a path of the role is followed', async ({ page, product, signIn }) => {
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
  test(`[B3] ${who} who opens ${path} comes to ${target} without a loop`, async ({ page, enter }) => {
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

test('every route of the specification leads nobody to a public page, and never to a blank one', async ({
  page,
}) => {
  expect(allPaths.length).toBeGreaterThan(30);
  for (const [index, pattern] of allPaths.entries()) {
    const path = pattern.replace(/\{\w+\}/g, '42');
    // Some as an address that is typed, the others as a step of the history.
    if (index % 5 === 0) await page.goto(path, { waitUntil: 'commit' });
    else await page.evaluate(stepTo, path);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    expect(new URL(page.url()).pathname, path).toMatch(
      /^\/(login|admin|error-page|register|forgot-password)$/,
    );
  }
});

/** As the browser's own buttons do. */
function stepTo(path: string): void {
  history.pushState(null, '', path);
  window.dispatchEvent(new PopStateEvent('popstate'));
}

test('a mistyped address is an unknown page of the app, not a message of the server', async ({ page }) => {
  await page.goto('/%E0%A4%A');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/login/);
});
