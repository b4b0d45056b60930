import type { BrowserContext, Page } from '@playwright/test';
import { guardPage } from './guard.ts';
import type { GuardedPage } from './reusable-page.ts';
import { expect, test, type Visitor } from './test.ts';

/**
 * Opens one page for all tests of a block. Read-only tests navigate within the app, which is much faster than loading it again. A failed
 * test ends its worker, so the next one starts with a new page.
 */
export function sharePage(
  visitor: Visitor,
  prepare: (shared: GuardedPage) => Promise<void>,
): () => GuardedPage {
  test.describe.configure({ mode: 'default' });
  let context: BrowserContext;
  let shared: GuardedPage;

  test.beforeAll(async ({ browser, product, sessionOf }) => {
    context = await browser.newContext({
      baseURL: product.origin,
      storageState: await sessionOf(visitor),
    });
    const page = await context.newPage();
    shared = { page, guard: await guardPage(page, [product.origin]) };
    await prepare(shared);
  });
  test.afterEach(async () => {
    await shared.guard.responses.settled();
    expect(shared.guard.problems(), 'problems reported by the browser').toEqual([]);
  });
  test.afterAll(() => context.close());

  return () => shared;
}

/** Navigates within the app; resolves once the heading of the screen or of its error has focus. */
export async function navigate(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    history.pushState(null, '', to);
  }, path);
  // Large screens take their time on a busy machine.
  await expect(page.locator(':is(h1, [role="alert"] *):focus'), path).toHaveCount(1, { timeout: 20_000 });
}

/** Opens a screen by navigation within the app if possible, otherwise by loading it. */
export async function openScreen(page: Page, path: string): Promise<void> {
  const from = page.url();
  if (from === 'about:blank' || new URL(from).pathname === path) await page.goto(path);
  else await navigate(page, path);
}
