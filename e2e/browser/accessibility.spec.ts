import { dress, expectAccessible, expectNoViolation, looks } from '../support/look.ts';
import { expect, test } from '../support/test.ts';

for (const look of looks) {
  const name = `${look.theme}, ${look.direction}, ${look.width} px`;

  for (const path of ['/login', '/admin', '/error-page?code=500']) {
    test(`${path} is accessible in ${name}`, async ({ page }) => {
      await dress(page, look);
      await page.goto(path);
      await expectAccessible(page);
    });
  }

  test.describe(`who signed in, in ${name},`, () => {
    test.use({ visitor: 'owner' });

    test('finds the dashboard accessible', async ({ page }) => {
      await dress(page, look);
      await page.goto('/dashboard');
      await page.getByRole('article', { name: 'Radio Aurora' }).first().waitFor();
      await expectAccessible(page);
    });

    test('opens the appearance drawer, which is accessible', async ({ page }) => {
      await dress(page, look);
      await page.goto('/dashboard');
      await page.getByRole('article', { name: 'Radio Aurora' }).first().waitFor();
      await page.getByRole('button', { name: /Maeve/ }).click();
      await page.getByRole('menuitem', { name: 'Appearance' }).click();
      const drawer = page.getByRole('dialog', { name: 'Appearance' });
      await expect(drawer).toBeVisible();
      await expectNoViolation(page, '[role="dialog"]');
    });
  });

  test.describe(`an admin, in ${name},`, () => {
    test.use({ visitor: 'admin' });

    test('finds the dashboard accessible', async ({ page }) => {
      await dress(page, look);
      await page.goto('/admin/dashboard');
      await page.getByTestId('fleet-listeners').waitFor();
      await expectAccessible(page);
    });
  });
}

test('by keyboard alone: the skip link leads to the content, and navigation moves focus to the heading', async ({
  page,
  signIn,
}) => {
  await signIn('owner');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeFocused();
  await page.reload();
  await page.getByRole('article', { name: 'Radio Aurora' }).first().waitFor();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /skip/i })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveTitle(/Dashboard/);
});
