import type { Page } from '@playwright/test';
import { keepPage, visit } from '../support/kept-page.ts';
import { dress, expectAccessible, expectVisible, looks, nameOf, redress } from '../support/look.ts';
import { lazyRoutes, screens } from '../support/routes.ts';
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

/** Every call of the APIs fails; gives how many did. */
async function failEveryCall(page: Page): Promise<() => number> {
  let failed = 0;
  await page.route(/\/(?:cast-)?api\//, (route) => {
    failed += 1;
    return route.fulfill(failure);
  });
  return () => failed;
}

// Each block has a page of its own: they may run beside each other.
test.describe.configure({ mode: 'parallel' });

for (const visitor of new Set(screens.map((screen) => screen.visitor))) {
  test.describe(() => {
    const [first, ...rest] = looks;
    let failed = () => 0;
    const kept = keepPage(visitor, async ({ page, guard }) => {
      guard.allow(/console error/);
      failed = await failEveryCall(page);
      await dress(page, first);
    });

    for (const { path, name } of screens.filter((screen) => screen.visitor === visitor)) {
      test(`[F7] what fails on ${path} is announced, and accessible in every look`, async () => {
        const { page } = kept();
        // The same screen in the other area: its looks were judged there.
        const others = twins.has(name) ? [] : rest;
        await visit(page, path);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await submitEmpty(page);
        if (failed()) await expect(page.getByRole('alert').filter({ hasText: /./ }).first()).toBeVisible();
        await expectAccessible(page, nameOf(first));
        for (const look of others) {
          await redress(page, look);
          await expectVisible(page, nameOf(look));
        }
        expect(visitor === 'nobody' || failed() > 0, 'a screen that asks for nothing').toBe(true);
        await redress(page, first);
      });
    }
  });
}

/** A form that is sent as it is: whatever is wrong takes focus, be it a field or the words about the failure. */
async function submitEmpty(page: Page): Promise<void> {
  const button = page.getByRole('main').locator('form button[type="submit"]:enabled').first();
  if (!(await button.isVisible())) return;
  await button.click();
  await expect(page.locator('[aria-invalid="true"]:focus, [role="alert"]:focus')).toHaveCount(1);
}

test.describe(() => {
  test.use({ visitor: 'owner' });

  test('[F7] a screen that breaks while it is used takes focus to what is said of it', async ({
    page,
    guard,
  }) => {
    guard.allow(/console error|page error/);
    await page.goto('/dashboard');
    await page.getByRole('article', { name: 'Radio Aurora' }).first().waitFor();
    // A reply of another shape than the contract's, as a wrong proxy may give: the screen cannot be drawn.
    guard.allow(/reply of cast.overview/);
    await page.route('**/cast-api/api/overview**', (route) => route.fulfill({ json: { items: 7 } }));
    await page.route('**/cast-api/live**', (route) => route.abort());
    await page.reload();
    await expect(page.getByRole('heading', { name: 'An error has occurred' })).toBeFocused();
    await expectAccessible(page);
  });
});
