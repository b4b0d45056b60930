import type { Page } from '@playwright/test';
import {
  appearanceName,
  appearances,
  applyAppearance,
  changeAppearance,
  expectAccessible,
  expectVisible,
} from '../support/appearance.ts';
import { lazyRoutes, screens } from '../support/routes.ts';
import { openScreen, sharePage } from '../support/shared-page.ts';
import { expect, test } from '../support/test.ts';

const failure = {
  status: 500,
  contentType: 'application/problem+json',
  body: JSON.stringify({
    type: 'urn:studio:problem:internal',
    title: 'Internal Server Error',
    status: 500,
    code: 'internal',
    message: 'Internal Server Error.',
    requestId: '01981b5e-0000-7000-8000-000000000000',
  }),
};

const twins = new Set(lazyRoutes().flatMap(({ name, isTwin }) => (isTwin ? [name] : [])));

/** Makes every API call fail; returns a counter of failed calls. */
async function failEveryCall(page: Page): Promise<() => number> {
  let failed = 0;
  await page.route(/\/(?:cast-)?api\//, (route) => {
    failed += 1;
    return route.fulfill(failure);
  });
  return () => failed;
}

// Each block has its own page, so blocks can run in parallel.
test.describe.configure({ mode: 'parallel' });

for (const visitor of new Set(screens.map((screen) => screen.visitor))) {
  test.describe(() => {
    const [first, ...rest] = appearances;
    let failed = () => 0;
    const shared = sharePage(visitor, async ({ page, guard }) => {
      guard.allow(/console error/);
      failed = await failEveryCall(page);
      await applyAppearance(page, first);
    });

    for (const { path, name } of screens.filter((screen) => screen.visitor === visitor)) {
      test(`[F7] errors on ${path} are announced and accessible in every appearance`, async () => {
        const { page } = shared();
        // The same screen in the other area is checked there in all appearances.
        const others = twins.has(name) ? [] : rest;
        const known = visitor === 'nobody' ? failed() : 0;
        await openScreen(page, path);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await submitEmpty(page);
        if (failed() > known)
          await expect(page.getByRole('alert').filter({ hasText: /./ }).first()).toBeVisible();
        await expectAccessible(page, appearanceName(first));
        for (const appearance of others) {
          await changeAppearance(page, appearance);
          await expectVisible(page, appearanceName(appearance));
        }
        expect(visitor === 'nobody' || failed() > 0, 'the screen makes no call').toBe(true);
        await changeAppearance(page, first);
      });
    }
  });
}

/** Submits an empty form; focus moves to an invalid field or to the error message. */
async function submitEmpty(page: Page): Promise<void> {
  const button = page.getByRole('main').locator('form button[type="submit"]:enabled').first();
  if (!(await button.isVisible())) return;
  await button.click();
  await expect(page.locator('[aria-invalid="true"]:focus, [role="alert"]:focus')).toHaveCount(1);
}

test.describe(() => {
  test.use({ visitor: 'owner' });

  test('[F7] a screen that fails during use moves focus to the error message', async ({ page, guard }) => {
    guard.allow(/console error|page error/);
    await page.goto('/dashboard');
    await page.getByRole('article', { name: 'Radio Aurora' }).first().waitFor();
    // A response that violates the contract, for example from a proxy: the screen cannot render.
    guard.allow(/reply of casts\.listOverviews/);
    await page.route('**/cast-api/api/overview**', (route) => route.fulfill({ json: { items: 7 } }));
    await page.route('**/cast-api/live**', (route) => route.abort());
    await page.reload();
    await expect(page.getByRole('heading', { name: 'An error has occurred' })).toBeFocused();
    await expectAccessible(page);
  });
});
