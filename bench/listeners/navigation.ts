import type { Page } from 'playwright';
import { timed } from '../ui/table/measure.ts';

/** Round trips per browser. The first one includes code that runs for the first time. */
const ROUND_TRIPS = 3;

/** Milliseconds from each press of a link to the frame with the requested page. */
export type NavigationTimes = Record<'leave' | 'back', readonly number[]>;

/** A page that a link opens, and the expression that is true once it is ready. */
export interface Destination {
  readonly link: string;
  readonly isReady: string;
}

/** Navigates repeatedly from the open page to another one and back. */
export async function roundTrips(
  page: Page,
  other: Destination,
  home: Destination,
): Promise<NavigationTimes> {
  const leave: number[] = [];
  const back: number[] = [];
  for (let trip = 0; trip < ROUND_TRIPS; trip += 1) {
    leave.push(await open(page, other));
    back.push(await open(page, home));
  }
  return { leave, back };
}

/** Stays on a page for a second, then hovers over the link for half a second, so that preloading can start, and presses it. */
export const open = (page: Page, { link: name, isReady }: Destination): Promise<number> =>
  timed(page, isReady, 'first', async () => {
    await page.waitForTimeout(1_000);
    const link = page.getByRole('link', { name, exact: true });
    await link.hover();
    await page.waitForTimeout(500);
    // Playwright's `click` hit-tests within the press, which would add to the measured time.
    await page.mouse.down();
    await page.mouse.up();
  });
