import type { Page } from 'playwright';
import { timed } from '../ui/table/measure.ts';

/** How often a browser goes there and back; the first time, with code that runs for the first time, is one of them. */
const WAYS = 3;

/** Milliseconds from each press of a link to the frame with what was asked for. */
export type Ways = Record<'leave' | 'back', readonly number[]>;

/** A page that a link leads to, and the expression that holds once it is there. */
export interface Place {
  readonly link: string;
  readonly isThere: string;
}

/** From the page that is open to another one and back, again and again. */
export async function thereAndBack(page: Page, there: Place, here: Place): Promise<Ways> {
  const leave: number[] = [];
  const back: number[] = [];
  for (let way = 0; way < WAYS; way += 1) {
    leave.push(await open(page, there));
    back.push(await open(page, here));
  }
  return { leave, back };
}

/**
 * As a hand does: a page is read for a second, then the link to the next one is under the pointer for a moment before it is pressed,
 * and what it leads to is fetched meanwhile.
 */
export const open = (page: Page, { link: name, isThere }: Place): Promise<number> =>
  timed(page, isThere, 'first', async () => {
    await page.waitForTimeout(1_000);
    const link = page.getByRole('link', { name, exact: true });
    await link.hover();
    await page.waitForTimeout(500);
    // The driver's own `click` looks at what is below the pointer within the press, which a hand does not.
    await page.mouse.down();
    await page.mouse.up();
  });
