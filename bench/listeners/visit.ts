import type { Browser, Page } from 'playwright';
import { installClock } from '../ui/table/clock.ts';
import { heapOf, scrolled, spent, timed } from '../ui/table/measure.ts';
import { type NavigationTimes, open, roundTrips } from './navigation.ts';
import { measurePages, overview, type PageTimes } from './pages.ts';
import { quantile } from './quantile.ts';

export const LISTENERS = 5_000;
const path = '/cast/aurora/current-listeners';
const count = `Number(document.querySelector('[role="grid"]')?.getAttribute('aria-rowcount')) - 1`;
const row = '[role="row"][data-row]:not([data-row="-1"])';
const scroller = '[data-part="box"]';

/** Results of one visit of the list: times in milliseconds, memory in MiB. */
export interface Visit {
  readonly rows: number;
  readonly filter: number;
  readonly update95: number;
  readonly updateWorst: number;
  /** Scripting per second. */
  readonly updateScript: number;
  readonly scroll95: number;
  readonly work: number;
  readonly blank: number;
  readonly heap: number;
  readonly navigation: NavigationTimes;
  readonly pages: PageTimes;
}

/** A cold visit: load, live updates, filter, scroll, then navigation to the overview and back, and from there to each page. */
export async function visit(browser: Browser, origin: string, slowdown: number): Promise<Visit> {
  // The clock evaluates strings, which the page's policy would block.
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
    const updates = await framesOf(page, 0, 600);
    const updateScript = ((await spent(session, 'ScriptDuration')) - before) / (sumOf(updates.gaps) / 1000);
    await page.focus('input[type="search"]');
    const filter = await timed(page, `${count} > 0 && ${count} < ${LISTENERS / 2}`, 'last', () =>
      page.keyboard.type('jap', { delay: 150 }),
    );
    await page.fill('input[type="search"]', '');
    await page.waitForFunction(`${count} > ${LISTENERS * 0.9}`);
    await page.waitForTimeout(1_000);
    await page.evaluate((box) => document.querySelector(box)?.scrollIntoView(), scroller);
    const scroll = await scrolled(page, session, { scroller, row });
    const heap = await heapOf(session);
    const navigation = await roundTrips(page, overview, {
      link: 'Current listeners',
      isReady: `document.querySelector('${row}') !== null`,
    });
    await open(page, overview);
    const pages = await measurePages(page);
    return {
      rows,
      filter,
      update95: quantile(updates.gaps, 0.95),
      updateWorst: quantile(updates.gaps, 1),
      updateScript,
      scroll95: quantile(scroll.gaps, 0.95),
      work: scroll.work,
      blank: scroll.blank,
      heap,
      navigation,
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
