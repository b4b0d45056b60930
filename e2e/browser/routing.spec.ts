import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../support/test.ts';

interface RouteFixture {
  readonly routes: readonly { readonly path: string; readonly built: boolean }[];
}

const hostile = [
  '//evil.test',
  '/\\evil.test',
  '/%09/evil.test',
  'https:evil.test',
  'https://evil.test/',
  'javascript:alert(1)',
  '/%2f%2fevil.test',
  '/login?redirect=/login',
  '/admin/dashboard',
  '/dashboard/../../evil',
  `/${'a'.repeat(3000)}`,
];

for (const redirect of hostile) {
  test(`[B1] after sign-in, redirect=${redirect.slice(0, 30)} stays inside`, async ({
    page,
    product,
    signIn,
  }) => {
    await signIn('owner', `/login?redirect=${encodeURIComponent(redirect)}`);
    await page.waitForURL('**/dashboard');
    expect(page.url()).toBe(`${product.origin}/dashboard`);
  });
}

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
  test(`[B3] ${who} who opens ${path} comes to ${target} without a loop`, async ({
    page,
    signIn,
    signInAdmin,
  }) => {
    await (who === 'a customer' ? signIn('owner') : signInAdmin('admin'));
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

test('every route of the specification leads nobody to a sign-in page, and never to a blank one', async ({
  page,
}) => {
  const file = join(import.meta.dirname, '../routes.fixture.json');
  const { routes } = JSON.parse(readFileSync(file, 'utf8')) as RouteFixture;
  expect(routes.length).toBeGreaterThan(30);
  for (const { path } of routes) {
    await page.goto(path.replace(/\{\w+\}/g, '42'));
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    expect(new URL(page.url()).pathname, path).toMatch(/^\/(login|admin|error-page)$/);
  }
});
