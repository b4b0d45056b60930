// Benchmark of 5,000 listeners on screen: `node --conditions=source bench/listeners.ts [rounds]` after `npx turbo run build`. The built
// dashboard in Chromium, at full and at quarter CPU speed, against the server in this process and a database of its own. 20 listeners
// connect and 20 disconnect every second, as with 5,000 sessions of four minutes. Targets: docs/bench/listeners.md.
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Browser, chromium } from 'playwright';
import { createApp } from '../apps/server/src/composition/app.ts';
import { relayCapabilities } from '../apps/server/src/engine/relay/engine.ts';
import { createEngineSink } from '../apps/server/src/modules/casts/engine/engine-sink.ts';
import { createListenerTracker } from '../apps/server/src/modules/listeners/listeners/listener-tracker.ts';
import { connect } from '../apps/server/src/platform/db/connect.ts';
import { migrate } from '../apps/server/src/platform/db/migrate.ts';
import type { Db } from '../apps/server/src/platform/db/schema.ts';
import { createLogger } from '../apps/server/src/platform/logging/logger.ts';
import { createTestDeps } from '../apps/server/src/testing/app/test-deps.ts';
import { seedTestDemo } from '../apps/server/src/testing/databases/seed-demo.ts';
import { onDatabase, provideTemplates } from '../apps/server/src/testing/databases/test-cluster.ts';
import { createFakeListeners } from '../apps/server/src/testing/stand-ins/fake-listeners.ts';
import { launchOptions } from '../scripts/gates/launch-options.ts';
import { serveFolder } from '../scripts/gates/static-server.ts';
import { buildMinimalApp, visitMinimalApp } from './listeners/minimal-app.ts';
import type { NavigationTimes } from './listeners/navigation.ts';
import { quantile } from './listeners/quantile.ts';
import { LISTENERS, type Visit, visit } from './listeners/visit.ts';
import { buildPage } from './ui/table/build.ts';
import { floor } from './ui/table/floor.ts';
import { visit as visitTable } from './ui/table/measure.ts';

const rounds = Math.min(Number(process.argv[2] ?? 3), 20);
const joinsPerSecond = 20;
const clock = { now: () => new Date() };
const networks = ['192.0.2', '198.51.100', '203.0.113', '10.1.2'];
const agents = [
  'VLC/3.0.20',
  'foobar2000/2.1.5',
  'Sonos/84.1-63110',
  'AppleCoreMedia/1.0.0.22A3354 (iPhone)',
];

const figures = {
  rows: 'load to rows, ms',
  filter: 'filter, ms after the last key',
  update95: 'frame p95 during updates, ms',
  updateWorst: 'longest frame during updates, ms',
  updateScript: 'scripting during updates, ms per second',
  scroll95: 'frame p95 while scrolling, ms',
  work: 'work per frame while scrolling, ms',
  floor95: 'frame p95 of plain rows, ms',
  floorWork: 'work per frame of plain rows, ms',
  blank: 'frames without a row',
  leave: 'listeners to overview, ms',
  leave95: 'listeners to overview, p95, ms',
  leaveFloor: 'minimal app, rows to form, ms',
  leaveFirst: 'listeners to overview, first time, ms',
  leaveFloorFirst: 'minimal app, rows to form, first time, ms',
  back: 'overview to listeners, ms',
  back95: 'overview to listeners, p95, ms',
  backFloor: 'minimal app, form to rows, ms',
  backFirst: 'overview to listeners, first time, ms',
  backFloorFirst: 'minimal app, form to rows, first time, ms',
  heap: 'heap, MiB',
} as const;
type Figures = Record<keyof typeof figures, number>;

/** Milliseconds from the overview of the cast to each other page, and back. */
type PageFigures = Readonly<Record<string, Readonly<Record<keyof NavigationTimes, number>>>>;

interface Measured {
  readonly figures: Figures;
  readonly pages: PageFigures;
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
const players = createFakeListeners({ hooks: true });
const { db } = connection;
const onError = (error: unknown) => console.error(error);
const tracker = createListenerTracker({ ...deps, db, onError });
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
/** The product polls the engine every two seconds, too. */
const publishStats = async () =>
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
        measuredKbps: 64,
        connectedSince: '2026-01-01T00:00:00.000Z',
        sourceAgent: 'bench',
        bytesSent: null,
      },
    ],
  });
let joined = 0;
function connectListener(): void {
  joined += 1;
  players.join(tracker, {
    ip: `${networks[joined % networks.length]}.${joined % 250}`,
    agent: `${agents[joined % agents.length]} ${joined}`,
  });
}
/** A random listener leaves, regardless of connection time. */
function disconnectListener(): void {
  const present = [...players.present.keys()];
  const one = present[Math.floor(Math.random() * present.length)];
  if (one !== undefined) players.leave(tracker, one);
}

/** Each visit is followed by both baselines, each in a browser of its own. */
async function measure(origin: string, slowdown: number): Promise<Measured> {
  const visits: Visit[] = [];
  const plainRows: { frame95: number; work: number }[] = [];
  const minimal: NavigationTimes[] = [];
  const inBrowser = async <T>(work: (browser: Browser) => Promise<T>): Promise<T> => {
    const browser = await chromium.launch(launchOptions);
    try {
      return await work(browser);
    } finally {
      await browser.close();
    }
  };
  for (let round = 0; round < rounds; round += 1) {
    visits.push(await inBrowser((browser) => visit(browser, origin, slowdown)));
    minimal.push(await inBrowser((browser) => visitMinimalApp(browser, minimalApp.url, slowdown)));
    plainRows.push(await inBrowser((browser) => visitTable(browser, plainRowsServer.url, floor, slowdown)));
    await delay(500);
  }
  const median = (values: readonly number[]) => quantile(values, 0.5);
  const of = (name: Exclude<keyof Visit, 'navigation' | 'pages'>) => median(visits.map((one) => one[name]));
  const ours = visits.map(({ navigation }) => navigation);
  const times = (of: readonly NavigationTimes[], direction: keyof NavigationTimes) =>
    of.flatMap((one) => one[direction]);
  const first = (of: readonly NavigationTimes[], direction: keyof NavigationTimes) =>
    median(of.flatMap((one) => one[direction].slice(0, 1)));
  const pageOf = (link: string) => visits.flatMap(({ pages }) => pages[link] ?? []);
  const pages = Object.fromEntries(
    Object.keys(visits[0]?.pages ?? {}).map((link) => [
      link,
      { leave: median(times(pageOf(link), 'leave')), back: median(times(pageOf(link), 'back')) },
    ]),
  );
  const measured: Figures = {
    rows: of('rows'),
    filter: of('filter'),
    update95: of('update95'),
    updateWorst: of('updateWorst'),
    updateScript: of('updateScript'),
    scroll95: of('scroll95'),
    work: of('work'),
    floor95: median(plainRows.map(({ frame95 }) => frame95)),
    floorWork: median(plainRows.map(({ work }) => work)),
    blank: of('blank'),
    leave: median(times(ours, 'leave')),
    leave95: quantile(times(ours, 'leave'), 0.95),
    leaveFloor: median(times(minimal, 'leave')),
    leaveFirst: first(ours, 'leave'),
    leaveFloorFirst: first(minimal, 'leave'),
    back: median(times(ours, 'back')),
    back95: quantile(times(ours, 'back'), 0.95),
    backFloor: median(times(minimal, 'back')),
    backFirst: first(ours, 'back'),
    backFloorFirst: first(minimal, 'back'),
    heap: of('heap'),
  };
  return { figures: measured, pages };
}

const minimalApp = await serveFolder({ folder: await buildMinimalApp() });
const plainRowsServer = await serveFolder({ folder: await buildPage(floor, 99) });
const timers: NodeJS.Timeout[] = [];
try {
  await tracker.prepare();
  tracker.follow(players.engine);
  while (players.present.size < LISTENERS) {
    for (let step = 0; step < 250; step += 1) connectListener();
    await tracker.settle();
  }
  await publishStats();
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  timers.push(setInterval(() => void publishStats().catch(onError), 2_000));
  timers.push(
    setInterval(() => {
      connectListener();
      disconnectListener();
    }, 1_000 / joinsPerSecond),
  );
  const full = await measure(origin, 1);
  const quarter = await measure(origin, 4);
  console.log('| figure | full speed | quarter speed |\n| --- | ---: | ---: |');
  for (const [name, title] of Object.entries(figures) as [keyof Figures, string][])
    console.log(`| ${title} | ${full.figures[name].toFixed(1)} | ${quarter.figures[name].toFixed(1)} |`);
  console.log('\n| from the overview, and back, ms | full speed | quarter speed |\n| --- | ---: | ---: |');
  for (const [link, at] of Object.entries(full.pages)) {
    const slow = quarter.pages[link];
    console.log(`| ${link} | ${at.leave.toFixed(1)} | ${slow?.leave.toFixed(1)} |`);
    console.log(`| ${link}, back | ${at.back.toFixed(1)} | ${slow?.back.toFixed(1)} |`);
  }
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  for (const timer of timers) clearInterval(timer);
  plainRowsServer.close();
  minimalApp.close();
  await tracker.stop();
  await app.close();
  await connection.close();
  await close();
}
// A closed browser can leave a Playwright timer behind.
process.exit();
