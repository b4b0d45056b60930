// Benchmark of the cast API: `node --conditions=source bench/cast-api.ts [rounds]`. A database of its own (bench/cast-load.ts), the server
// in this process, sequential HTTP calls. CASTS and CUSTOMERS set the numbers of casts (500) and customers (100). PLANS=1 prints the query plans of two staff calls instead; ENCODING=identity requests
// uncompressed responses.
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
  'on air, one day': ['owner', '/cast-api/api/aurora/on-air'],
  'recent songs': ['owner', '/cast-api/api/aurora/past-metadata?limit=20'],
  'country rules': ['owner', '/api/control/cast/geolock/aurora'],
  'settings, streams': ['owner', '/api/control/cast/streams/aurora'],
  'overview, all casts': ['admin', '/cast-api/api/overview'],
  'list of casts, one page': ['admin', '/api/admin/cast?sort=-listeners&pageSize=100'],
  'list of casts, searched': ['admin', '/api/admin/cast?q=bench%20studio&state=live&sort=customer'],
  'list of customers, one page': ['admin', '/api/admin/customers?pageSize=100'],
  'list of customers, searched': ['admin', '/api/admin/customers?q=bench'],
  'fleet figures': ['admin', '/api/admin/dashboard'],
} as const;

async function signIn(origin: string, who: string): Promise<string> {
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
  /** Size of the response, decoded and transferred. */
  readonly bytes: number;
  readonly transferred: number;
}

const agent = new Agent({ keepAlive: true });

/** The undecoded response and its encoding. */
async function request(
  address: string,
  token: string,
): Promise<{ body: Buffer; encoding: string | undefined }> {
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
  let last: Awaited<ReturnType<typeof request>> | undefined;
  for (let round = -warmUps; round < rounds; round += 1) {
    const startedMs = performance.now();
    last = await request(address, token);
    if (round >= 0) times.push(performance.now() - startedMs);
  }
  const transferred = last?.body ?? Buffer.alloc(0);
  const decoded = last?.encoding === 'zstd' ? zstdDecompressSync(transferred) : transferred;
  return { times: times.sort((a, b) => a - b), bytes: decoded.length, transferred: transferred.length };
}

async function printTimes(origin: string): Promise<void> {
  console.log(
    `| call | min ms | p50 ms | p99 ms | kB | transferred, kB |\n| --- | ---: | ---: | ---: | ---: | ---: |`,
  );
  for (const [name, [who, path]] of Object.entries(calls)) {
    const { times, bytes, transferred } = await measure(origin + path, await signIn(origin, who));
    const at = (share: number) => (times[Math.floor((times.length - 1) * share)] ?? Number.NaN).toFixed(1);
    const kilo = (count: number) => (count / 1000).toFixed(1);
    console.log(`| ${name} | ${at(0)} | ${at(0.5)} | ${at(0.99)} | ${kilo(bytes)} | ${kilo(transferred)} |`);
  }
}

/** PostgreSQL's plans of all statements of 2 ms or more. */
async function printPlans(origin: string): Promise<void> {
  const settings = `load 'auto_explain'; set auto_explain.log_min_duration = 2; set auto_explain.log_analyze = on;
    set auto_explain.log_buffers = on; set client_min_messages = log`;
  const plans: string[] = [];
  connection.pool.on('acquire', (client) => {
    client.removeAllListeners('notice');
    client.on('notice', ({ message = '' }) => plans.push(message));
    void client.query(settings);
  });
  for (const name of ['overview, all casts', 'fleet figures'] as const) {
    const [who, path] = calls[name];
    const token = await signIn(origin, who);
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
