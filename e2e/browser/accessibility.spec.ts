import type { Locator, Page } from '@playwright/test';
import {
  appearanceName,
  appearances,
  applyAppearance,
  changeAppearance,
  expectAccessible,
  expectNoViolation,
} from '../support/appearance.ts';
import { sharePage } from '../support/shared-page.ts';
import { expect, test } from '../support/test.ts';

interface Visit {
  readonly what: string;
  readonly visitor: 'nobody' | 'owner' | 'admin';
  readonly open: (page: Page) => Promise<void>;
  /** Selector of the part to check; default: the whole page. */
  readonly part?: string;
}

const opening = (path: string, ready: (page: Page) => Locator) => async (page: Page) => {
  await page.goto(path);
  await ready(page).waitFor();
};
const form = (page: Page) => page.locator('form, main').first();
const aurora = (page: Page) => page.getByRole('article', { name: 'Radio Aurora' }).first();

const visits: readonly Visit[] = [
  { what: '/login', visitor: 'nobody', open: opening('/login', form) },
  { what: '/admin', visitor: 'nobody', open: opening('/admin', form) },
  { what: '/error-page', visitor: 'nobody', open: opening('/error-page?code=500', form) },
  { what: 'the dashboard', visitor: 'owner', open: opening('/dashboard', aurora) },
  {
    what: 'the appearance drawer',
    visitor: 'owner',
    part: '[role="dialog"]',
    async open(page) {
      await opening('/dashboard', aurora)(page);
      await page.getByRole('button', { name: /Maeve/ }).click();
      await page.getByRole('menuitem', { name: 'Appearance' }).click();
      await expect(page.getByRole('dialog', { name: 'Appearance' })).toBeVisible();
    },
  },
  {
    what: 'the admin dashboard',
    visitor: 'admin',
    open: opening('/admin/dashboard', (page) => page.getByTestId('fleet-listeners')),
  },
  {
    what: 'the casts of all customers',
    visitor: 'admin',
    open: opening('/admin/cast', (page) => page.getByText('Radio Aurora')),
  },
  {
    what: 'a cast as the staff sees it',
    visitor: 'admin',
    open: opening('/admin/cast/aurora', (page) => page.getByRole('region', { name: 'Customer' })),
  },
];

for (const { what, visitor, open, part } of visits) {
  test.describe(() => {
    const shared = sharePage(visitor, async ({ page }) => {
      await applyAppearance(page, appearances[0]);
      await open(page);
    });

    for (const appearance of appearances) {
      test(`${what} is accessible in ${appearanceName(appearance)}`, async () => {
        const { page } = shared();
        await changeAppearance(page, appearance);
        await (part === undefined ? expectAccessible(page) : expectNoViolation(page, part));
      });
    }
  });
}

test('keyboard: the skip link leads to the content, and navigation moves focus to the heading', async ({
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
