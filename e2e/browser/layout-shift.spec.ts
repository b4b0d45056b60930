import type { Page } from '@playwright/test';
import { type Calls, trackCalls } from '../support/calls.ts';
import { expect, test } from '../support/test.ts';

/** Maximum cumulative layout shift of a route. */
const maxShift = 0.01;
/** Widgets are excluded: their page can be shorter than the screen, which moves the footer. */
const parts = ['stats', 'current-listeners', 'geoblocking', 'directories', 'settings'];
const castPages = (address: string) => [address, ...parts.map((part) => `${address}/${part}`)];

declare global {
  interface Window {
    shifts: { value: number; of: string[] }[];
  }
}

/** Runs in the page and records layout shifts. */
function recordShifts(): void {
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

async function delayRequests(page: Page, what: RegExp, ms: number): Promise<void> {
  await page.route(what, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    await route.continue().catch(() => {});
  });
}

/** Layout shifts from the first paint until the last reply is shown. */
async function layoutShifts(page: Page, calls: Calls, path: string) {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main [data-ui="skeleton"]')).toHaveCount(0);
  await expect.poll(calls.pending).toBe(0);
  // Two frames after the last reply its layout is done and its shifts are reported.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  return page.evaluate(() => window.shifts);
}

const desktop = { screen: 'a desktop', viewport: { width: 1366, height: 768 } };
const phone = { screen: 'a phone', viewport: { width: 360, height: 740 } };

const ownerPages = ['/dashboard', ...castPages('/cast/aurora')];
const staffPages = ['/admin/dashboard', ...castPages('/admin/cast/aurora')];

for (const { who, visitor, pages, screen, viewport } of [
  { who: 'the owner', visitor: 'owner', pages: ownerPages, ...desktop },
  { who: 'the owner', visitor: 'owner', pages: ownerPages, ...phone },
  { who: 'staff', visitor: 'admin', pages: staffPages, ...desktop },
] as const)
  test.describe(`for ${who} on ${screen}`, () => {
    test.use({ visitor });

    test('pages load without layout shifts', async ({ page }) => {
      await page.setViewportSize(viewport);
      const calls = trackCalls(page);
      await page.addInitScript(recordShifts);
      test.slow();
      // Delays code and responses, so that every page shows its skeletons first.
      await delayRequests(page, /\/static\/js\//, 100);
      await delayRequests(page, /\/(?:cast-)?api\/(?!live)/, 300);
      for (const path of pages) {
        const shifts = await layoutShifts(page, calls, path);
        const total = shifts.reduce((sum, { value }) => sum + value, 0);
        expect(total, `${path}: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(maxShift);
      }
    });
  });
