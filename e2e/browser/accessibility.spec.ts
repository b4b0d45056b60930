import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const looks = [
  { theme: 'light', direction: 'ltr', width: 1440 },
  { theme: 'dark', direction: 'rtl', width: 1440 },
  { theme: 'dark', direction: 'ltr', width: 360 },
  { theme: 'light', direction: 'rtl', width: 360 },
] as const;

async function dress(page: Page, { theme, direction, width }: (typeof looks)[number]): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.addInitScript(
    ([currentTheme, dir]) => {
      const stored = JSON.parse(localStorage.getItem('studio.state') ?? '{"v":1}');
      localStorage.setItem(
        'studio.state',
        JSON.stringify({ ...stored, theme: { ...stored.theme, currentTheme, direction: dir } }),
      );
    },
    [theme, direction] as const,
  );
}

async function expectAccessible(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 120)).join(' | ')}`),
  ).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, 'sideways scrolling').toBe(0);
}

for (const look of looks) {
  const name = `${look.theme}, ${look.direction}, ${look.width} px`;

  for (const path of ['/login', '/admin', '/error-page?code=500']) {
    test(`${path} is accessible in ${name}`, async ({ page }) => {
      await dress(page, look);
      await page.goto(path);
      await expectAccessible(page);
    });
  }

  test(`the dashboard is accessible in ${name}`, async ({ page, signIn }) => {
    await dress(page, look);
    await signIn('owner');
    await page.getByRole('article', { name: 'Radio Aurora' }).first().waitFor();
    await expectAccessible(page);
  });

  test(`the admin dashboard is accessible in ${name}`, async ({ page, signInAdmin }) => {
    await dress(page, look);
    await signInAdmin('admin');
    await page.getByTestId('fleet-listeners').waitFor();
    await expectAccessible(page);
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

for (const look of looks) {
  test(`the appearance drawer opens and is accessible in ${look.theme}, ${look.direction}, ${look.width} px`, async ({
    page,
    signIn,
  }) => {
    await dress(page, look);
    await signIn('owner');
    await page.getByRole('article', { name: 'Radio Aurora' }).first().waitFor();
    await page.getByRole('button', { name: /Maeve/ }).click();
    await page.getByRole('menuitem', { name: 'Appearance' }).click();
    await expect(page.getByRole('dialog', { name: 'Appearance' })).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).include('[role="dialog"]').analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
  });
}
