// 5,000 listeners on screen: `node --conditions=source bench/listeners.ts [rounds]` after `npx turbo run build`. The built dashboard
// over the server in this process and a database of its own, in Chromium at full speed and at a quarter of it; 20 players come and 20
// go every second, as where 5,000 listen for four minutes each. What is aimed at stands in docs/bench/listeners.md.
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Browser, chromium } from 'playwright';
import { createApp } from '../apps/server/src/composition/app.ts';
import { relayCapabilities } from '../apps/server/src/engine/relay/engine.ts';
import { createEngineSink } from '../apps/server/src/modules/casts/cast/engine-sink.ts';
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
import { share } from './listeners/share.ts';
import { buildStack, visitStack } from './listeners/stack.ts';
import { LISTENERS, type Visit, visit } from './listeners/visit.ts';
import type { Ways } from './listeners/ways.ts';
import { buildPage } from './ui/table/build.ts';
import { floor } from './ui/table/floor.ts';
import { visit as visitTable } from './ui/table/measure.ts';

const rounds = Math.min(Number(process.argv[2] ?? 3), 20);
const comePerSecond = 20;
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
  still95: 'frame p95 while they come and go, ms',
  stillWorst: 'longest frame meanwhile, ms',
  stillScript: 'scripts meanwhile, ms a second',
  scroll95: 'frame p95 while scrolling, ms',
  work: 'work a frame while scrolling, ms',
  floor95: 'frame p95 of bare rows by hand, ms',
  floorWork: 'work a frame of theirs, ms',
  blank: 'frames without a row',
  leave: 'listeners to overview, ms',
  leave95: 'p95 of it, ms',
  leaveFloor: 'an empty stack from rows to a form, ms',
  leaveFirst: 'listeners to overview for the first time, ms',
  leaveFloorFirst: 'an empty stack for the first time, ms',
  back: 'overview to listeners, ms',
  back95: 'p95 of it, ms',
  backFloor: 'an empty stack from a form to rows, ms',
  backFirst: 'overview to listeners for the first time, ms',
  backFloorFirst: 'an empty stack for the first time, ms',
  heap: 'heap, MiB',
} as const;
type Figures = Record<keyof typeof figures, number>;

/** Milliseconds to each other page of the cast from its overview, and back. */
type PageFigures = Readonly<Record<string, Readonly<Record<keyof Ways, number>>>>;

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
const keeper = createListenerTracker({ ...deps, db, onError });
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

/** Each browser's visit stands beside the two floors, in browsers of their own, a moment later. */
async function measure(origin: string, slowdown: number): Promise<Measured> {
  const visits: Visit[] = [];
  const bare: { frame95: number; work: number }[] = [];
  const empty: Ways[] = [];
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
    empty.push(await inBrowser((browser) => visitStack(browser, stack.url, slowdown)));
    bare.push(await inBrowser((browser) => visitTable(browser, bareRows.url, floor, slowdown)));
    await delay(500);
  }
  const middle = (values: readonly number[]) => share(values, 0.5);
  const of = (name: Exclude<keyof Visit, 'ways' | 'pages'>) => middle(visits.map((one) => one[name]));
  const ours = visits.map(({ ways }) => ways);
  const ways = (of: readonly Ways[], way: keyof Ways) => of.flatMap((one) => one[way]);
  const first = (of: readonly Ways[], way: keyof Ways) => middle(of.flatMap((one) => one[way].slice(0, 1)));
  const pageOf = (link: string) => visits.flatMap(({ pages }) => pages[link] ?? []);
  const pages = Object.fromEntries(
    Object.keys(visits[0]?.pages ?? {}).map((link) => [
      link,
      { leave: middle(ways(pageOf(link), 'leave')), back: middle(ways(pageOf(link), 'back')) },
    ]),
  );
  const measured: Figures = {
    rows: of('rows'),
    filter: of('filter'),
    still95: of('still95'),
    stillWorst: of('stillWorst'),
    stillScript: of('stillScript'),
    scroll95: of('scroll95'),
    work: of('work'),
    floor95: middle(bare.map(({ frame95 }) => frame95)),
    floorWork: middle(bare.map(({ work }) => work)),
    blank: of('blank'),
    leave: middle(ways(ours, 'leave')),
    leave95: share(ways(ours, 'leave'), 0.95),
    leaveFloor: middle(ways(empty, 'leave')),
    leaveFirst: first(ours, 'leave'),
    leaveFloorFirst: first(empty, 'leave'),
    back: middle(ways(ours, 'back')),
    back95: share(ways(ours, 'back'), 0.95),
    backFloor: middle(ways(empty, 'back')),
    backFirst: first(ours, 'back'),
    backFloorFirst: first(empty, 'back'),
    heap: of('heap'),
  };
  return { figures: measured, pages };
}

const stack = await serveFolder({ folder: await buildStack() });
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
  const whole = await measure(origin, 1);
  const quarter = await measure(origin, 4);
  console.log('| what | full speed | a quarter of it |\n| --- | ---: | ---: |');
  for (const [name, title] of Object.entries(figures) as [keyof Figures, string][])
    console.log(`| ${title} | ${whole.figures[name].toFixed(1)} | ${quarter.figures[name].toFixed(1)} |`);
  console.log('\n| overview to, and back, ms | full speed | a quarter of it |\n| --- | ---: | ---: |');
  for (const [link, at] of Object.entries(whole.pages)) {
    const slow = quarter.pages[link];
    console.log(`| ${link} | ${at.leave.toFixed(1)} | ${slow?.leave.toFixed(1)} |`);
    console.log(`| ${link}, back | ${at.back.toFixed(1)} | ${slow?.back.toFixed(1)} |`);
  }
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  for (const timer of timers) clearInterval(timer);
  bareRows.close();
  stack.close();
  await keeper.stop();
  await app.close();
  await connection.close();
  await close();
}
// A browser that was closed may leave a timer of its driver behind.
process.exit();
