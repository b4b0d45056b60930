import { expect, test } from '../support/test.ts';

// Serial, because the second test must run on the page of the first.
test.describe.configure({ mode: 'serial' });

test.describe('a test that leaves state behind', () => {
  test.use({ visitor: 'owner' });

  test('opens a second tab, mocks calls and writes to storage', async ({ page, context }) => {
    await page.route('**/login', (route) => route.fulfill({ body: 'Not the sign-in page' }));
    await page.goto('/cast/aurora/settings');
    await page.getByRole('textbox', { name: /^Name/ }).fill('Unsaved name');
    await page.evaluate(() => {
      localStorage.setItem('left', 'behind');
      sessionStorage.setItem('left', 'behind');
      addEventListener('pagehide', () => localStorage.setItem('left', 'at the last moment'));
    });
    const other = await context.newPage();
    await other.goto('/dashboard');
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('the next test on that page starts with a clean state', async ({ page, context, guard }) => {
  expect(new URL(page.url()).pathname, 'the page of the previous test is reused').toBe(
    '/cast/aurora/settings',
  );
  expect(context.pages()).toHaveLength(1);
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(
    await page.evaluate(() => [localStorage.getItem('auth_token'), localStorage.getItem('left')]),
  ).toEqual([null, null]);
  expect(await page.evaluate(() => sessionStorage.getItem('left'))).toBeNull();
  expect(guard.problems()).toEqual([]);
});
