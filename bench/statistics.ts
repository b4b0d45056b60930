// Benchmark of the statistics API: `npm run bench:statistics -- [rounds] [sessions]`. A database of its own (bench/statistics-load.ts), the
// server in this process, sequential HTTP calls.
import { createApp } from '../apps/server/src/composition/app.ts';
import { connect } from '../apps/server/src/platform/db/connect.ts';
import { migrate } from '../apps/server/src/platform/db/migrate.ts';
import type { Db } from '../apps/server/src/platform/db/schema.ts';
import { zoneOf } from '../apps/server/src/platform/lib/time-zone.ts';
import { createLogger } from '../apps/server/src/platform/logging/logger.ts';
import { createTestDeps } from '../apps/server/src/testing/app/test-deps.ts';
import { seedTestDemo } from '../apps/server/src/testing/databases/seed-demo.ts';
import { onDatabase, provideTemplates } from '../apps/server/src/testing/databases/test-cluster.ts';
import { loadYear } from './statistics-load.ts';

const rounds = Math.min(Number(process.argv[2] ?? 50), 1_000);
const sessionCount = Number(process.argv[3] ?? 1_000_000);
const warmUps = 5;
const clock = { now: () => new Date() };

const zone = zoneOf('Europe/Dublin');
const dayMs = 24 * 60 * 60_000;
/** A range of days in the cast's time zone, ending today. */
function lastDays(days: number): string {
  const nowMs = clock.now().getTime();
  const moment = (atMs: number) => zone.beginOf(zone.dayOf(atMs)).toISOString();
  return `from=${moment(nowMs - (days - 1) * dayMs)}&to=${moment(nowMs + dayMs)}`;
}

const year = lastDays(365);
const month = lastDays(30);
const quarterMs = 15 * 60_000;
const now = Math.ceil(clock.now().getTime() / quarterMs) * quarterMs;
const hours = (count: number) =>
  `from=${new Date(now - count * 4 * quarterMs).toISOString()}&to=${new Date(now).toISOString()}`;
const dimensions = ['country', 'player', 'class', 'stream', 'length', 'referrer'];

const calls: readonly (readonly [name: string, path: string])[] = [
  ['summary, a year', `summary?${year}`],
  ['summary, a year, starts and bots', `summary?${year}&counting=starts&bots=1`],
  ['summary, a year, compared with the previous one', `summary?${year}&compare=previous`],
  ['timeseries, a year by day', `timeseries?${year}`],
  ...dimensions.map((by) => [`breakdown by ${by}, a year`, `breakdown?${year}&by=${by}`] as const),
  ['heatmap, a year', `heatmap?${year}`],
  ['songs, a year', `songs?${year}`],
  ['songs, a year, by gain', `songs?${year}&order=gain`],
  ['songs, a year, by tune-outs', `songs?${year}&order=tuneOuts`],
  ['dayparts, a year', `dayparts?${year}`],
  ['marks, a year', `marks?${year}`],
  ['summary, a year, one country', `summary?${year}&country=IE`],
  ['summary, a year, one stream', `summary?${year}&stream=/aurora-64`],
  ['summary, a year, one class', `summary?${year}&class=mobile`],
  ['heatmap, a year, one country', `heatmap?${year}&country=IE`],
  ['heatmap, a year, one player', `heatmap?${year}&player=Player 3`],
  ['breakdown by player, a year, one country', `breakdown?${year}&by=player&country=GB`],
  ['summary, a year, country and class', `summary?${year}&country=IE&class=mobile`],
  ['summary, 30 days, compared', `summary?${month}&compare=previous`],
  ['timeseries, 30 days by hour', `timeseries?${month}`],
  ['breakdown by country, 30 days', `breakdown?${month}&by=country`],
  ['breakdown by player, 30 days, one country', `breakdown?${month}&by=player&country=GB`],
  ['songs, 7 days', `songs?${lastDays(7)}`],
  ['heatmap, 30 days', `heatmap?${month}`],
  ['summary, 24 hours', `summary?${hours(24)}&compare=previous`],
  ['timeseries, 48 hours by minute', `timeseries?${hours(48)}`],
];

async function printTimes(origin: string): Promise<void> {
  const signIn = await fetch(`${origin}/api/authenticate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'owner@studio.test', password: 'studio-demo-1' }),
  });
  const { token } = (await signIn.json()) as { token: string };
  console.log('| call | min ms | p50 ms | p95 ms | kB |\n| --- | ---: | ---: | ---: | ---: |');
  for (const [name, path] of calls) {
    const times: number[] = [];
    let bytes = 0;
    for (let round = -warmUps; round < rounds; round += 1) {
      const startedMs = performance.now();
      const address = `${origin}/cast-api/api/statistics/aurora/${path}`;
      const response = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
      const body = await response.arrayBuffer();
      if (!response.ok) throw new Error(`${address}: ${response.status} ${Buffer.from(body).toString()}`);
      if (round >= 0) times.push(performance.now() - startedMs);
      bytes = body.byteLength;
    }
    times.sort((a, b) => a - b);
    const at = (share: number) => (times[Math.floor((times.length - 1) * share)] ?? Number.NaN).toFixed(1);
    console.log(`| ${name} | ${at(0)} | ${at(0.5)} | ${at(0.95)} | ${(bytes / 1000).toFixed(1)} |`);
  }
}

const on =
  (fill: (db: Db) => Promise<unknown>) => async (options: Parameters<typeof connect>[0]['connection']) => {
    const connection = connect({ connection: options, poolSize: 1 });
    await fill(connection.db);
    await connection.close();
  };
const { cluster, close } = await provideTemplates({ empty: on(migrate), demo: on(seedTestDemo) });
const connection = connect({ connection: onDatabase(cluster.admin, cluster.templates.demo) });
const logger = createLogger('silent');
const app = await createApp(
  createTestDeps({ connection, clock, logger, dashboardRoot: import.meta.dirname, keepMail: () => {} }),
);
try {
  const { sessions, persons, days, rollUpMs, sizes } = await loadYear(connection, sessionCount);
  console.log(
    `${sessions} sessions of ${persons} listeners; ${days} days rolled up in ${(rollUpMs / 1_000).toFixed(1)} s`,
  );
  console.log(`${sizes.map(({ what, mb, rows }) => `${what}: ${mb} MB, ${rows} rows`).join('; ')}\n`);
  await printTimes(await app.listen({ host: '127.0.0.1', port: 0 }));
} finally {
  await app.close();
  await connection.close();
  await close();
}
