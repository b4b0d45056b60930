import type { Browser, Page } from 'playwright';
import { installClock } from '../ui/table/clock.ts';
import { heapOf, scrolled, spent, timed } from '../ui/table/measure.ts';
import { overview, type Pages, throughPages } from './pages.ts';
import { share } from './share.ts';
import { open, thereAndBack, type Ways } from './ways.ts';

export const LISTENERS = 5_000;
const path = '/cast/aurora/current-listeners';
const count = `Number(document.querySelector('[role="grid"]')?.getAttribute('aria-rowcount')) - 1`;
const row = '[role="row"][data-row]:not([data-row="-1"])';
const scroller = '[data-part="box"]';

/** What one visit of the list took; times in milliseconds, memory in MiB. */
export interface Visit {
  readonly rows: number;
  readonly filter: number;
  readonly still95: number;
  readonly stillWorst: number;
  /** Scripts, a second. */
  readonly stillScript: number;
  readonly scroll95: number;
  readonly work: number;
  readonly blank: number;
  readonly heap: number;
  readonly ways: Ways;
  readonly pages: Pages;
}

/** A cold visit: load, people coming and going, a filter, a scroll, then to the overview and back, and from there to each page. */
export async function visit(browser: Browser, origin: string, slowdown: number): Promise<Visit> {
  // What the clock is asked to wait for is text, which the page's own policy would not run.
  const context = await browser.newContext({
    baseURL: origin,
    bypassCSP: true,
    viewport: { width: 1366, height: 768 },
  });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    await page.addInitScript(installClock);
    await signIn(page);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForFunction(`${count} > ${LISTENERS * 0.9}`);
    const rows = await page.evaluate(() => performance.now());
    await page.waitForTimeout(2_000);
    const before = await spent(session, 'ScriptDuration');
    const still = await framesOf(page, 0, 600);
    const stillScript = ((await spent(session, 'ScriptDuration')) - before) / (sumOf(still.gaps) / 1000);
    await page.focus('input[type="search"]');
    const filter = await timed(page, `${count} > 0 && ${count} < ${LISTENERS / 2}`, 'last', () =>
      page.keyboard.type('jap', { delay: 150 }),
    );
    await page.fill('input[type="search"]', '');
    await page.waitForFunction(`${count} > ${LISTENERS * 0.9}`);
    await page.waitForTimeout(1_000);
    await page.evaluate((box) => document.querySelector(box)?.scrollIntoView(), scroller);
    const passed = await scrolled(page, session, { scroller, row });
    const heap = await heapOf(session);
    const ways = await thereAndBack(page, overview, {
      link: 'Current listeners',
      isThere: `document.querySelector('${row}') !== null`,
    });
    await open(page, overview);
    const pages = await throughPages(page);
    return {
      rows,
      filter,
      still95: share(still.gaps, 0.95),
      stillWorst: share(still.gaps, 1),
      stillScript,
      scroll95: share(passed.gaps, 0.95),
      work: passed.work,
      blank: passed.blank,
      heap,
      ways,
      pages,
    };
  } finally {
    await context.close();
  }
}

async function signIn(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('E-mail').fill('owner@studio.test');
  await page.getByLabel('Password', { exact: true }).fill('studio-demo-1');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL((url) => url.pathname === '/dashboard');
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

const framesOf = (page: Page, step: number, frames: number) =>
  page.evaluate(([box, line, by, many]) => window.tableClock.scroll(box, line, by, many), [
    scroller,
    row,
    step,
    frames,
  ] as const);
