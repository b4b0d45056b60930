import type { BrowserContext, Page } from '@playwright/test';
import { guardPage } from './guard.ts';
import { expect, test, type Visitor } from './test.ts';
import type { GuardedPage } from './window.ts';

/**
 * Opens one page for the block it is called in: a journey that only looks at a screen walks there, as a reader does, which
 * takes a fraction of loading the app anew. A failed journey ends its process, so the next one begins on a fresh page.
 */
export function keepPage(visitor: Visitor, prepare: (kept: GuardedPage) => Promise<void>): () => GuardedPage {
  test.describe.configure({ mode: 'default' });
  let context: BrowserContext;
  let kept: GuardedPage;

  test.beforeAll(async ({ browser, product, sessionOf }) => {
    context = await browser.newContext({
      baseURL: product.origin,
      storageState: await sessionOf(visitor),
    });
    const page = await context.newPage();
    kept = { page, guard: await guardPage(page, [product.origin]) };
    await prepare(kept);
  });
  test.afterEach(async () => {
    await kept.guard.replies.settled();
    expect(kept.guard.problems(), 'what the browser complained about').toEqual([]);
  });
  test.afterAll(() => context.close());

  return () => kept;
}

/** Goes to another screen without loading the app again; resolves once its heading has focus, or that of what failed. */
export async function walk(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    history.pushState(null, '', to);
  }, path);
  await expect(page.locator(':is(h1, [role="alert"] *):focus')).toHaveCount(1);
}

/** Opens a screen: by walking there, unless the app is still to be loaded, or stands there already. */
export async function visit(page: Page, path: string): Promise<void> {
  const from = page.url();
  if (from === 'about:blank' || new URL(from).pathname === path) await page.goto(path);
  else await walk(page, path);
}
