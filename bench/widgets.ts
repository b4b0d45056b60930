// Benchmark of public widget calls: `npm run bench:widgets [calls]`. The server in this process with a database of its own; fifty
// keep-alive connections send requests back to back. Database queries are counted for each call.
import { Agent, get } from 'node:http';
import { createApp } from '../apps/server/src/composition/app.ts';
import { connect } from '../apps/server/src/platform/db/connect.ts';
import { migrate } from '../apps/server/src/platform/db/migrate.ts';
import type { Db } from '../apps/server/src/platform/db/schema.ts';
import { createLogger } from '../apps/server/src/platform/logging/logger.ts';
import { createTestDeps } from '../apps/server/src/testing/app/test-deps.ts';
import { seedTestDemo } from '../apps/server/src/testing/databases/seed-demo.ts';
import { onDatabase, provideTemplates } from '../apps/server/src/testing/databases/test-cluster.ts';
import { widgetExample } from '../apps/server/src/testing/examples/widget-example.ts';

const total = Math.min(Number(process.argv[2] ?? 10_000), 200_000);
const connections = 50;
const agent = new Agent({ keepAlive: true, maxSockets: connections });

interface Reply {
  readonly status: number;
  readonly etag: string;
  readonly bytes: number;
}

function request(url: string, headers: Record<string, string> = {}): Promise<Reply> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, etag: String(response.headers.etag ?? ''), bytes }),
      );
    }).on('error', reject);
  });
}

async function measure(name: string, url: string, headers: Record<string, string> = {}): Promise<void> {
  const { status, bytes } = await request(url, headers);
  const times: number[] = [];
  const before = queries;
  const startedMs = performance.now();
  let remaining = total;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (remaining > 0) {
        remaining -= 1;
        const startedAtMs = performance.now();
        if ((await request(url, headers)).status !== status) throw new Error(`${url} changed its status`);
        times.push(performance.now() - startedAtMs);
      }
    }),
  );
  const seconds = (performance.now() - startedMs) / 1_000;
  times.sort((a, b) => a - b);
  const at = (share: number) => (times[Math.floor((times.length - 1) * share)] ?? Number.NaN).toFixed(1);
  console.log(
    `| ${name} | ${status} | ${bytes} | ${Math.round(total / seconds).toLocaleString('en')} | ${at(0.5)} | ${at(0.99)} | ${queries - before} |`,
  );
}

const on =
  (fill: (db: Db) => Promise<unknown>) => async (options: Parameters<typeof connect>[0]['connection']) => {
    const connection = connect({ connection: options, poolSize: 1 });
    await fill(connection.db);
    await connection.close();
  };
const { cluster, close } = await provideTemplates({ empty: on(migrate), demo: on(seedTestDemo) });
const connection = connect({ connection: onDatabase(cluster.admin, cluster.templates.demo) });
let queries = 0;
connection.pool.on('acquire', () => {
  queries += 1;
});
const deps = createTestDeps({
  connection,
  clock: { now: () => new Date() },
  logger: createLogger('silent'),
  dashboardRoot: import.meta.dirname,
  keepMail: () => {},
});
const app = await createApp({
  ...deps,
  embedRoot: `${import.meta.dirname}/../apps/embed/dist`,
  // All calls come from one address.
  publicCalls: { limit: 10_000_000 },
  sockets: { isShared: () => true },
});
try {
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const post = async (path: string, body: unknown, token = '') => {
    const headers = {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    };
    const response = await fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(body) });
    return (await response.json()) as { token: string; id: string };
  };
  const { token } = await post('/api/authenticate', {
    email: 'owner@studio.test',
    password: 'studio-demo-1',
  });
  const { id } = await post('/cast-api/api/aurora/widgets', widgetExample, token);
  const document = `${origin}/cast-api/embed/${id}`;
  const status = `${origin}/cast-api/public/casts/aurora/status?widget=${id}`;
  const conditional = { 'if-none-match': (await request(status)).etag };
  console.log(`${total.toLocaleString('en')} calls each, ${connections} connections\n`);
  console.log('| call | status | bytes | calls per second | p50 ms | p99 ms | database queries |');
  console.log('| --- | ---: | ---: | ---: | ---: | ---: | ---: |');
  await measure('status', status);
  await measure('status, not modified', status, conditional);
  await measure('widget', `${origin}/cast-api/public/widgets/${id}`);
  const framed = { 'sec-fetch-dest': 'iframe', referer: 'https://radio.example/' };
  await measure('document in an iframe', document, framed);
} finally {
  agent.destroy();
  await app.close();
  await connection.close();
  await close();
}
