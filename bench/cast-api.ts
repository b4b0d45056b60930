// What the cast calls cost: `node --conditions=source bench/cast-api.ts [rounds]`. A database of its own (bench/cast-load.ts); the
// server in this process, asked over HTTP one call after another. With PLANS=1 it prints the plans of the
// two calls of the staff instead; ENCODING=identity asks for answers as they are, not compressed as browsers do.
import { Agent, get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { zstdDecompressSync } from 'node:zlib';
import { createApp } from '../apps/server/src/composition/app.ts';
import { connect } from '../apps/server/src/platform/db/connect.ts';
import { migrate } from '../apps/server/src/platform/db/migrate.ts';
import type { Db } from '../apps/server/src/platform/db/schema.ts';
import { createLogger } from '../apps/server/src/platform/logging/logger.ts';
import { createTestDeps } from '../apps/server/src/testing/app/test-deps.ts';
import { seedTestDemo } from '../apps/server/src/testing/databases/seed-demo.ts';
import { onDatabase, provideTemplates } from '../apps/server/src/testing/databases/test-cluster.ts';
import { loadCasts } from './cast-load.ts';

const rounds = Math.min(Number(process.argv[2] ?? 200), 2000);
const warmUps = 20;
const clock = { now: () => new Date() };

const calls = {
  'now, one cast': ['owner', '/cast-api/api/aurora/now'],
  'overview, 5 casts': ['owner', '/cast-api/api/overview'],
  'listeners, 1,000': ['owner', '/cast-api/api/aurora/listeners'],
  'on air, a day': ['owner', '/cast-api/api/aurora/on-air'],
  'last songs': ['owner', '/cast-api/api/aurora/past-metadata?limit=20'],
  'rules by country': ['owner', '/api/control/cast/geolock/aurora'],
  'settings, streams': ['owner', '/api/control/cast/streams/aurora'],
  'overview, 500 casts': ['admin', '/cast-api/api/overview'],
  'list of 500 casts, a page': ['admin', '/api/admin/cast?sort=-listeners&pageSize=100'],
  'list of 500 casts, searched': ['admin', '/api/admin/cast?q=bench%20studio&state=live&sort=customer'],
  'fleet in figures': ['admin', '/api/admin/dashboard'],
} as const;

async function tokenOf(origin: string, who: string): Promise<string> {
  const isAdmin = who === 'admin';
  const body = isAdmin ? { username: who } : { email: `${who}@studio.test` };
  const response = await fetch(`${origin}/api${isAdmin ? '/admin' : ''}/authenticate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...body, password: 'studio-demo-1' }),
  });
  return ((await response.json()) as { token: string }).token;
}

interface Measured {
  readonly times: readonly number[];
  /** Of the answer as it is, and as it came. */
  readonly bytes: number;
  readonly travelled: number;
}

const agent = new Agent({ keepAlive: true });

/** The answer as it travels, and what it is packed in. */
async function ask(address: string, token: string): Promise<{ body: Buffer; encoding: string | undefined }> {
  const headers = {
    authorization: `Bearer ${token}`,
    'accept-encoding': process.env.ENCODING ?? 'gzip, deflate, br, zstd',
  };
  return new Promise((resolve, reject) => {
    get(address, { agent, headers }, (response) => {
      const { statusCode, headers } = response;
      if (statusCode !== 200) reject(new Error(`${address}: ${statusCode}`));
      buffer(response).then((body) => resolve({ body, encoding: headers['content-encoding'] }), reject);
    }).on('error', reject);
  });
}

async function measure(address: string, token: string): Promise<Measured> {
  const times: number[] = [];
  let last: Awaited<ReturnType<typeof ask>> | undefined;
  for (let round = -warmUps; round < rounds; round += 1) {
    const startedMs = performance.now();
    last = await ask(address, token);
    if (round >= 0) times.push(performance.now() - startedMs);
  }
  const travelled = last?.body ?? Buffer.alloc(0);
  const whole = last?.encoding === 'zstd' ? zstdDecompressSync(travelled) : travelled;
  return { times: times.sort((a, b) => a - b), bytes: whole.length, travelled: travelled.length };
}

async function printTimes(origin: string): Promise<void> {
  console.log(
    `| call | least ms | p50 ms | p99 ms | kB | travels, kB |\n| --- | ---: | ---: | ---: | ---: | ---: |`,
  );
  for (const [name, [who, path]] of Object.entries(calls)) {
    const { times, bytes, travelled } = await measure(origin + path, await tokenOf(origin, who));
    const at = (share: number) => (times[Math.floor((times.length - 1) * share)] ?? Number.NaN).toFixed(1);
    const kilo = (count: number) => (count / 1000).toFixed(1);
    console.log(`| ${name} | ${at(0)} | ${at(0.5)} | ${at(0.99)} | ${kilo(bytes)} | ${kilo(travelled)} |`);
  }
}

/** What PostgreSQL says of every statement of a call but the short ones. */
async function printPlans(origin: string): Promise<void> {
  const settings = `load 'auto_explain'; set auto_explain.log_min_duration = 2; set auto_explain.log_analyze = on;
    set auto_explain.log_buffers = on; set client_min_messages = log`;
  const plans: string[] = [];
  connection.pool.on('acquire', (client) => {
    client.removeAllListeners('notice');
    client.on('notice', ({ message = '' }) => plans.push(message));
    void client.query(settings);
  });
  for (const name of ['overview, 500 casts', 'fleet in figures'] as const) {
    const [who, path] = calls[name];
    const token = await tokenOf(origin, who);
    for (const _ of [1, 2]) {
      plans.length = 0;
      await fetch(origin + path, { headers: { authorization: `Bearer ${token}` } });
    }
    console.log(`${name}\n${plans.join('\n')}\n`);
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
  const { counts, hourMs, minuteMs } = await loadCasts(connection);
  console.log(
    `${counts} counts; rolled up: an hour in ${hourMs.toFixed(0)} ms, a minute in ${minuteMs.toFixed(0)} ms\n`,
  );
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  await (process.env.PLANS ? printPlans(origin) : printTimes(origin));
} finally {
  await app.close();
  await connection.close();
  await close();
}
