import { type Browser, expect, type Page } from '@playwright/test';
import type { StorageState } from './reusable-page.ts';

/** A finger's width. A pixel less, because the pointer is tried at whole pixels from the middle. */
const smallest = 42;

/** Selector of menus, lists and dialogs over the page. */
export const overlays =
  ':is([role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]):not(#root *)';

/**
 * Runs in the page: controls that react to fewer than 44 px around their middle, with the size that they react to. Within the elements
 * of a selector, if there is one.
 */
function smallTargets({ smallestPx, within }: { smallestPx: number; within: string | null }): string[] {
  const controls =
    'a[href], button, input, select, textarea, summary, [role="button"], [role="tab"], [role="switch"], [role^="menuitem"], [role="option"]';
  const nameOf = (element: Element) =>
    `${element.closest('[data-ui]')?.getAttribute('data-ui') ?? ''} ${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}"`;
  // A link within a text is exempt: its line is its size.
  const isInText = (element: Element) =>
    getComputedStyle(element).display === 'inline' &&
    (element.parentElement?.textContent ?? '').trim() !== (element.textContent ?? '').trim();
  const faults = new Set<string>();
  for (const element of document.querySelectorAll<HTMLElement>(controls)) {
    if (element.closest('[inert], [aria-hidden="true"]') || element.matches(':disabled')) continue;
    if (within !== null && !element.closest(within)) continue;
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

/** The controls of a page with fewer than 44 px, with their sizes; with `overlays`, those of the open menus and dialogs only. */
export const smallTargetsOf = (page: Page, within: string | null = null): Promise<string[]> =>
  page.evaluate(smallTargets, { smallestPx: smallest, within });

/** Opens a screen on a device with a touch screen. */
export async function openTouchPage(
  browser: Browser,
  { path, width, ...rest }: { baseURL: string; storageState: StorageState; path: string; width: number },
): Promise<Page> {
  const context = await browser.newContext({ ...rest, hasTouch: true, viewport: { width, height: 900 } });
  const page = await context.newPage();
  await page.goto(path);
  expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true);
  return page;
}

/** Resolves once the open screen has its content, also below the fold. */
export async function untilLoaded(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await expect(page.locator('main [data-ui="skeleton"]')).toHaveCount(0);
  // Parts below the fold are mounted when they come into view.
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(page.locator('main [data-ui="skeleton"]')).toHaveCount(0);
}
