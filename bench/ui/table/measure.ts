import type { Browser, CDPSession, Page } from 'playwright';
import { installClock } from './clock.ts';
import { ROWS, type TablePage } from './pages.ts';

/** What one visit of a page took; times in milliseconds, memory in MiB. */
export interface Visit {
  readonly rowsShown: number;
  readonly filter: number;
  readonly sortText: number;
  readonly sortNumber: number;
  readonly jump: number;
  readonly frame95: number;
  /** What the main thread does a frame of scrolling: gaps between frames are whole turns of the screen, and say little. */
  readonly work: number;
  /** Frames without a row in the middle. */
  readonly blank: number;
  readonly heap: number;
  readonly heapAfter: number;
}

/** A cold visit: load, filter by three letters, sort by text and by number, scroll, jump to the end. */
export async function visit(
  browser: Browser,
  url: string,
  { parts }: TablePage,
  slowdown: number,
): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 } });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    await page.addInitScript(installClock);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForFunction((row) => document.querySelector(row) !== null, parts.row);
    const rowsShown = await page.evaluate(() => performance.now());
    await page.waitForTimeout(1500);
    const heap = await heapOf(session);
    const { count } = parts;
    await page.focus(parts.search);
    const filter = await timed(page, `${count} > 0 && ${count} < ${ROWS / 10}`, 'last', () =>
      page.keyboard.type('gal', { delay: 150 }),
    );
    await page.fill(parts.search, '');
    await page.waitForFunction(`${count} === ${ROWS}`);
    await page.waitForTimeout(500);
    const sortText = await timed(page, `${parts.first('city')} === 'Aachen'`, 'first', () =>
      page.click(parts.head('city')),
    );
    const lowest = `Number((${parts.first('seconds')} ?? 'none').replace(/[^0-9]/g, '') || NaN) <= ${3e5 / ROWS}`;
    const sortNumber = await timed(page, lowest, 'first', () => page.click(parts.head('seconds')));
    await page.waitForTimeout(500);
    await page.mouse.move(600, 400);
    const { gaps, blank, work } = await scrolled(page, session, parts);
    const jump = await timed(page, parts.atEnd, 'first', () => page.mouse.wheel(0, 1e8));
    const sorted = gaps.toSorted((one, other) => one - other);
    const frame95 = sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN;
    const heapAfter = await heapOf(session);
    return { rowsShown, filter, sortText, sortNumber, jump, frame95, work, blank, heap, heapAfter };
  } finally {
    await context.close();
  }
}

/** Scrolls by 160 px a frame, 180 frames long. */
export async function scrolled(
  page: Page,
  session: CDPSession,
  { scroller, row }: Pick<TablePage['parts'], 'scroller' | 'row'>,
) {
  const frames = 180;
  const before = await spent(session, 'TaskDuration');
  const result = await page.evaluate(([box, line, many]) => window.tableClock.scroll(box, line, 160, many), [
    scroller,
    row,
    frames,
  ] as const);
  return { ...result, work: ((await spent(session, 'TaskDuration')) - before) / frames };
}

/** What the main thread has spent so far on all its tasks, or on scripts alone; counted from the first time that it is asked. */
export async function spent(session: CDPSession, on: 'TaskDuration' | 'ScriptDuration'): Promise<number> {
  await session.send('Performance.enable');
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === on)?.value ?? Number.NaN) * 1000;
}

/** Milliseconds from an input to the frame after the expression holds. */
export async function timed(
  page: Page,
  expression: string,
  from: 'first' | 'last',
  act: () => Promise<void>,
): Promise<number> {
  const clock = page.evaluate(([until, which]) => window.tableClock.until(until, which), [
    expression,
    from,
  ] as const);
  const limit = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`not true within 30 s: ${expression}`)), 30_000).unref();
  });
  const [elapsed] = await Promise.all([Promise.race([clock, limit]), act()]);
  await page.waitForTimeout(400);
  return elapsed;
}

/** Memory in use after two collections, in MiB. */
export async function heapOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 2 ** 20;
}
