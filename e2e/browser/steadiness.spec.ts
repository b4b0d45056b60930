import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

/** Source: performance.md, the layout shift that a route may have. */
const mostShift = 0.01;
/** The widgets are left out: their page may be shorter than the screen, and the foot of the app then comes up to it. */
const parts = ['stats', 'listeners', 'geoblocking', 'directories', 'settings'];
const ownersPage = (part: string) => `/cast/aurora/${part === 'listeners' ? 'current-listeners' : part}`;
const staffsPage = (part: string) => `/admin/cast/aurora?show=${part}`;

declare global {
  interface Window {
    shifts: { value: number; of: string[] }[];
  }
}

/** Keeps what moves on the page, whatever moves it. */
function keepShifts(): void {
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries() as (PerformanceEntry & {
      value: number;
      sources: { node: Node | null }[];
    })[])
      window.shifts.push({
        value: shift.value,
        of: shift.sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 120) : '')),
      });
  }).observe({ type: 'layout-shift', buffered: true });
}

async function hold(page: Page, what: RegExp, ms: number): Promise<void> {
  await page.route(what, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    await route.continue().catch(() => {});
  });
}

/** What moved from the first paint of a page until half a second after its last outline. */
async function shiftsOf(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main [data-ui="skeleton"]')).toHaveCount(0);
  await page.waitForTimeout(500);
  return page.evaluate(() => window.shifts);
}

const desk = { screen: 'a desk', viewport: { width: 1366, height: 768 } };
const phone = { screen: 'a phone', viewport: { width: 360, height: 740 } };

const ownersPages = ['/dashboard', '/cast/aurora', ...parts.map(ownersPage)];
const staffsPages = ['/admin/dashboard', '/admin/cast/aurora', ...parts.map(staffsPage)];

for (const { who, visitor, pages, screen, viewport } of [
  { who: 'its owner', visitor: 'owner', pages: ownersPages, ...desk },
  { who: 'its owner', visitor: 'owner', pages: ownersPages, ...phone },
  { who: 'the staff', visitor: 'admin', pages: staffsPages, ...desk },
] as const)
  test.describe(`for ${who} on ${screen}`, () => {
    test.use({ visitor });

    test('nothing moves while a page comes', async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.addInitScript(keepShifts);
      test.slow();
      // Code takes its time and answers take longer, so that every page shows its outlines first.
      await hold(page, /\/static\/js\//, 100);
      await hold(page, /\/(?:cast-)?api\/(?!live)/, 300);
      for (const path of pages) {
        const shifts = await shiftsOf(page, path);
        const moved = shifts.reduce((sum, { value }) => sum + value, 0);
        expect(moved, `${path}: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(mostShift);
      }
    });
  });
