import { expect, test } from '../support/test.ts';

// The second journey is to find nothing of the first, on the same page: alone it would have another one.
test.describe.configure({ mode: 'serial' });

test.describe('a journey that leaves much behind', () => {
  test.use({ visitor: 'owner' });

  test('opens a second tab, answers calls itself and writes what it likes', async ({ page, context }) => {
    await page.route('**/login', (route) => route.fulfill({ body: 'Not the sign-in page' }));
    await page.goto('/cast/aurora/settings');
    await page.getByRole('textbox', { name: /^Name/ }).fill('What nobody saves');
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

test('the next journey on that page begins as in a new window', async ({ page, context, guard }) => {
  expect(new URL(page.url()).pathname, 'the page is that of the journey before').toBe(
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
