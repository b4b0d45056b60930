import type { Page } from '@playwright/test';
import { screens } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';

/** A finger's width. A pixel less, because the pointer is tried at whole pixels from the middle. */
const smallest = 42;

/** Runs in the page: controls that react to fewer than 44 px around their middle, with the size that they react to. */
function smallTargets(smallestPx: number): string[] {
  const controls =
    'a[href], button, input, select, textarea, summary, [role="button"], [role="tab"], [role="menuitem"], [role="switch"]';
  const nameOf = (element: Element) =>
    `${element.closest('[data-ui]')?.getAttribute('data-ui') ?? ''} ${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}"`;
  // A link within a text is exempt: its line is its size.
  const isInText = (element: Element) =>
    getComputedStyle(element).display === 'inline' &&
    (element.parentElement?.textContent ?? '').trim() !== (element.textContent ?? '').trim();
  const faults = new Set<string>();
  for (const element of document.querySelectorAll<HTMLElement>(controls)) {
    if (element.closest('[inert], [aria-hidden="true"]') || element.matches(':disabled')) continue;
    if (!element.checkVisibility({ visibilityProperty: true }) || isInText(element)) continue;
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    if (width < 2 || height < 2) continue;
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    // A press beside the text of a field with chips focuses it too.
    const field = element.closest('[data-ui="input-group"], [data-part="group"]');
    const isField = (hit: Element) =>
      element instanceof HTMLInputElement && field?.contains(hit) === true && !hit.closest('button');
    const isHit = (x: number, y: number) => {
      const hit = document.elementFromPoint(x, y);
      return (
        hit !== null && (element.contains(hit) || isField(hit) || labels.some((label) => label.contains(hit)))
      );
    };
    const x = left + width / 2;
    const y = top + height / 2;
    // Covered, for example by a notification.
    if (!isHit(x, y)) continue;
    const reach = (dx: number, dy: number) => {
      let count = 0;
      while (count < 44 && isHit(x + dx * (count + 1), y + dy * (count + 1))) count += 1;
      return count;
    };
    const across = reach(-1, 0) + 1 + reach(1, 0);
    const down = reach(0, -1) + 1 + reach(0, 1);
    if (across < smallestPx || down < smallestPx) faults.add(`${nameOf(element)}: ${across} × ${down}`);
  }
  return [...faults];
}

async function faultsOf(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await expect(page.locator('main [data-ui="skeleton"]')).toHaveCount(0);
  // Parts below the fold are mounted when they come into view.
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(page.locator('main [data-ui="skeleton"]')).toHaveCount(0);
  return page.evaluate(smallTargets, smallest);
}

for (const visitor of ['nobody', 'owner', 'admin'] as const)
  for (const width of [360, 834])
    test(`[D6] on touch every control of the pages for ${visitor} has 44 px, ${width} px wide`, async ({
      browser,
      product,
      sessionOf,
    }) => {
      test.setTimeout(120_000);
      const context = await browser.newContext({
        baseURL: product.origin,
        hasTouch: true,
        storageState: await sessionOf(visitor),
        viewport: { width, height: 900 },
      });
      const page = await context.newPage();
      if (visitor === 'nobody') await page.goto('/login');
      expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true);
      for (const { path } of screens.filter((screen) => screen.visitor === visitor))
        expect.soft(await faultsOf(page, path), path).toEqual([]);
      await context.close();
    });
