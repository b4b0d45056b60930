// 5,000 listeners on screen: `node --conditions=source bench/listeners.ts [rounds]` after `npx turbo run build`. The built dashboard
// over the server in this process and a database of its own, in Chromium at full speed and at a quarter of it; 20 players come and 20
// go every second, as where 5,000 listen for four minutes each. What is aimed at stands in docs/bench/listeners.md.
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Browser, chromium, type Page } from 'playwright';
import { createApp } from '../apps/server/src/app.ts';
import { connect } from '../apps/server/src/db/connect.ts';
import { migrate } from '../apps/server/src/db/migrate.ts';
import type { Db } from '../apps/server/src/db/schema.ts';
import { relayCapabilities } from '../apps/server/src/engine/relay/engine.ts';
import { createLogger } from '../apps/server/src/lib/logger.ts';
import { createEngineSink } from '../apps/server/src/modules/cast/engine-store.ts';
import { createListenerKeeper } from '../apps/server/src/modules/listeners/listener-keeper.ts';
import { seedTestDemo } from '../apps/server/src/testing/demo.ts';
import { createFakeListening } from '../apps/server/src/testing/fake-listening.ts';
import { onDatabase, provideTemplates } from '../apps/server/src/testing/test-cluster.ts';
import { createTestDeps } from '../apps/server/src/testing/test-deps.ts';
import { launchOptions } from '../scripts/gates/launch-options.ts';
import { serveFolder } from '../scripts/gates/static-server.ts';
import { buildPage } from './ui/table/build.ts';
import { installClock } from './ui/table/clock.ts';
import { floor } from './ui/table/floor.ts';
import { heapOf, scrolled, timed, visit as visitTable } from './ui/table/measure.ts';

const rounds = Math.min(Number(process.argv[2] ?? 3), 20);
const LISTENERS = 5_000;
const comePerSecond = 20;
const clock = { now: () => new Date() };
const networks = ['192.0.2', '198.51.100', '203.0.113', '10.1.2'];
const agents = [
  'VLC/3.0.20',
  'foobar2000/2.1.5',
  'Sonos/84.1-63110',
  'AppleCoreMedia/1.0.0.22A3354 (iPhone)',
];

const count = `Number(document.querySelector('[role="grid"]')?.getAttribute('aria-rowcount')) - 1`;
const row = '[role="row"][data-row]:not([data-row="-1"])';
const scroller = '[data-part="box"]';
const path = '/cast/aurora/current-listeners';

const figures = {
  rows: 'load to rows, ms',
  filter: 'filter, ms after the last key',
  still95: 'frame p95 while they come and go, ms',
  stillWorst: 'longest frame meanwhile, ms',
  scroll95: 'frame p95 while scrolling, ms',
  work: 'work a frame while scrolling, ms',
  floor95: 'frame p95 of bare rows by hand, ms',
  floorWork: 'work a frame of theirs, ms',
  blank: 'frames without a row',
  leave: 'listeners to overview, ms',
  leave95: 'p95 of it, ms',
  back: 'overview to listeners, ms',
  back95: 'p95 of it, ms',
  heap: 'heap, MiB',
} as const;
type Visit = Record<keyof typeof figures, number>;

/** How often a browser goes there and back; the first time, with code that runs for the first time, is one of them. */
const WAYS = 3;

/** Told of all rounds together. */
type OfWays = 'leave' | 'leave95' | 'back' | 'back95';
type Ways = Record<'leave' | 'back', number[]>;

async function visit(
  browser: Browser,
  origin: string,
  slowdown: number,
): Promise<{ figures: Omit<Visit, OfWays | 'floor95' | 'floorWork'>; ways: Ways }> {
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
    const still = await framesOf(page, 0, 600);
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
    const ways: Ways = { leave: [], back: [] };
    for (let way = 0; way < WAYS; way += 1) {
      ways.leave.push(
        await timed(page, `document.querySelector('[data-testid="listeners"]') !== null`, 'first', () =>
          openLink(page, 'Overview'),
        ),
      );
      ways.back.push(
        await timed(page, `document.querySelector('${row}') !== null`, 'first', () =>
          openLink(page, 'Current listeners'),
        ),
      );
    }
    return {
      figures: {
        rows,
        filter,
        still95: share(still.gaps, 0.95),
        stillWorst: share(still.gaps, 1),
        scroll95: share(passed.gaps, 0.95),
        work: passed.work,
        blank: passed.blank,
        heap,
      },
      ways,
    };
  } finally {
    await context.close();
  }
}

/**
 * As a hand does: a page is read for a second, then the link to the next one is under the pointer for a moment before it is pressed,
 * and what it leads to is fetched meanwhile.
 */
async function openLink(page: Page, name: string): Promise<void> {
  await page.waitForTimeout(1_000);
  const link = page.getByRole('link', { name });
  await link.hover();
  await page.waitForTimeout(500);
  await link.click();
}

async function signIn(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('E-mail').fill('owner@studio.test');
  await page.getByLabel('Password', { exact: true }).fill('studio-demo-1');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL((url) => url.pathname === '/dashboard');
}

const framesOf = (page: Page, step: number, frames: number) =>
  page.evaluate(([box, line, by, many]) => window.tableClock.scroll(box, line, by, many), [
    scroller,
    row,
    step,
    frames,
  ] as const);

function share(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) * part)] ?? Number.NaN;
}

const on =
  (work: (db: Db) => Promise<unknown>) => async (options: Parameters<typeof connect>[0]['connection']) => {
    const connection = connect({ connection: options, poolSize: 1 });
    await work(connection.db);
    await connection.close();
  };
const { cluster, close } = await provideTemplates({ empty: on(migrate), demo: on(seedTestDemo) });
const connection = connect({ connection: onDatabase(cluster.admin, cluster.templates.demo) });
const dashboardRoot = join(import.meta.dirname, '../apps/dashboard/dist');
const deps = createTestDeps({
  connection,
  clock,
  logger: createLogger('silent'),
  dashboardRoot,
  keepMail: () => {},
});
const app = await createApp(deps);
const players = createFakeListening({ hooks: true });
const { db } = connection;
const onError = (error: unknown) => console.error(error);
const keeper = createListenerKeeper({ ...deps, db, onError });
await db
  .updateTable('casts')
  .set({ listener_limit: LISTENERS * 2 })
  .where('username', '=', 'aurora')
  .execute();
const sink = createEngineSink({
  db,
  bus: deps.bus,
  engine: { kind: 'relay', capabilities: relayCapabilities },
  tellsListeners: true,
});
/** The engine is asked every two seconds in the product too. */
const tell = async () =>
  sink.stats({
    serverStart: null,
    version: 'bench',
    checkedAt: clock.now().toISOString(),
    mounts: [
      {
        mount: '/aurora',
        listeners: players.present.size,
        listenerPeak: LISTENERS,
        title: 'Mira Sol - Lanterns',
        contentType: 'audio/mpeg',
        bitrate: 64,
        connectedSince: '2026-01-01T00:00:00.000Z',
        sourceAgent: 'bench',
        bytesSent: null,
      },
    ],
  });
let made = 0;
function come(): void {
  made += 1;
  players.join(keeper, {
    ip: `${networks[made % networks.length]}.${made % 250}`,
    agent: `${agents[made % agents.length]} ${made}`,
  });
}
/** Anybody, whenever they came: as the lengths of sessions are. */
function go(): void {
  const present = [...players.present.keys()];
  const one = present[Math.floor(Math.random() * present.length)];
  if (one !== undefined) players.leave(keeper, one);
}

const bareRows = await serveFolder({ folder: await buildPage(floor, 99) });
const timers: NodeJS.Timeout[] = [];
try {
  await keeper.prepare();
  keeper.follow(players.engine);
  while (players.present.size < LISTENERS) {
    for (let step = 0; step < 250; step += 1) come();
    await keeper.settle();
  }
  await tell();
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  timers.push(setInterval(() => void tell().catch(onError), 2_000));
  timers.push(
    setInterval(() => {
      come();
      go();
    }, 1_000 / comePerSecond),
  );
  const medians: Record<string, Visit> = {};
  for (const slowdown of [1, 4]) {
    const visits: Omit<Visit, OfWays>[] = [];
    const all: Ways = { leave: [], back: [] };
    for (let round = 0; round < rounds; round += 1) {
      const browser = await chromium.launch(launchOptions);
      const { figures: ours, ways } = await visit(browser, origin, slowdown);
      await browser.close();
      const other = await chromium.launch(launchOptions);
      const bare = await visitTable(other, bareRows.url, floor, slowdown);
      await other.close();
      visits.push({ ...ours, floor95: bare.frame95, floorWork: bare.work });
      for (const way of ['leave', 'back'] as const) all[way].push(...ways[way]);
      await delay(500);
    }
    const middle = (values: readonly number[]) => share(values, 0.5);
    const ofVisits = Object.keys(visits[0] ?? {}) as (keyof (typeof visits)[number])[];
    medians[slowdown] = {
      ...Object.fromEntries(ofVisits.map((name) => [name, middle(visits.map((one) => one[name]))])),
      leave: middle(all.leave),
      leave95: share(all.leave, 0.95),
      back: middle(all.back),
      back95: share(all.back, 0.95),
    } as Visit;
  }
  console.log('| what | full speed | a quarter of it |\n| --- | ---: | ---: |');
  for (const [name, title] of Object.entries(figures) as [keyof Visit, string][])
    console.log(`| ${title} | ${medians[1]?.[name].toFixed(1)} | ${medians[4]?.[name].toFixed(1)} |`);
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  for (const timer of timers) clearInterval(timer);
  bareRows.close();
  await keeper.stop();
  await app.close();
  await connection.close();
  await close();
}
// A browser that was closed may leave a timer of its driver behind.
process.exit();
