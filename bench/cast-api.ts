// What the cast calls cost: `node --conditions=source bench/cast-api.ts [rounds]`. A database of its own with 500 casts, 50,000
// sessions of which 5,000 are open, 1,000 of them on one cast; the server in this process, asked over HTTP one call after another.
import { createApp } from '../apps/server/src/app.ts';
import { type Connection, connect } from '../apps/server/src/db/connect.ts';
import { migrate } from '../apps/server/src/db/migrate.ts';
import type { Db } from '../apps/server/src/db/schema.ts';
import { relayCapabilities } from '../apps/server/src/engine/relay/engine.ts';
import { createLogger } from '../apps/server/src/lib/logger.ts';
import { createEngineSink } from '../apps/server/src/modules/cast/engine-store.ts';
import { seedTestDemo } from '../apps/server/src/testing/demo.ts';
import { onDatabase, provideTemplates } from '../apps/server/src/testing/test-cluster.ts';
import { createTestDeps } from '../apps/server/src/testing/test-deps.ts';

const rounds = Math.min(Number(process.argv[2] ?? 200), 2000);
const warmUps = 20;
const clock = { now: () => new Date() };

/** Copies of the demo’s first cast and its owner, each with a stream, a state, a day of counts and sessions. */
const load = [
  `insert into customers select (jsonb_populate_record(c, jsonb_build_object(
      'id', gen_random_uuid(), 'email', 'bench-' || n || '@bench.test'))).*
    from customers c, generate_series(1, 100) n where c.email = 'owner@studio.test'`,
  `insert into casts select (jsonb_populate_record(c, jsonb_build_object(
      'id', gen_random_uuid(), 'username', 'bench-' || n, 'name', 'Bench ' || n,
      'customer_id', (select id from customers where email = 'bench-' || (n % 100 + 1) || '@bench.test')))).*
    from casts c, generate_series(1, 494) n where c.username = 'aurora'`,
  `insert into cast_streams select (jsonb_populate_record(s, jsonb_build_object(
      'id', gen_random_uuid(), 'cast_id', c.id, 'mount', '/' || c.username))).*
    from casts c, cast_streams s where c.username like 'bench-%' and s.mount = '/aurora'`,
  `insert into listener_samples (username, at, listeners, sample)
    select username, now() - n * interval '5 minutes', (n * 7) % 90, false
    from casts, generate_series(1, 288) n on conflict do nothing`,
  `insert into listener_sessions (id, cast_id, mount, address, person, agent, player, class, country, referrer,
      is_returning, started_at, ended_at, end_reason)
    select gen_random_uuid(), case when n <= 1000 then (select id from casts where username = 'aurora') else c.id end,
      case when n <= 1000 then '/aurora' else '/' || c.username end,
      ('10.' || n / 65536 || '.' || n / 256 % 256 || '.' || n % 256)::inet,
      decode(md5((n % 20000)::text) || md5((n % 20000)::text), 'hex'), 'VLC/3.0.20', 'VLC', 'desktop',
      (array['IE', 'GB', 'FR', 'JP', 'US'])[n % 5 + 1], null, n % 3 = 0,
      now() - (n % 43000) * interval '1 minute' - interval '1 minute',
      case when n <= 5000 then null else now() - (n % 43000) * interval '1 minute' end,
      case when n <= 5000 then null else 'left' end
    from generate_series(1, 50000) n
    join (select row_number() over (order by username) as place, id, username from casts) c on c.place = n % 500 + 1`,
  `analyze`,
];

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

async function prepare({ db, pool }: Connection): Promise<void> {
  for (const statement of load) await pool.query(statement);
  const bus = { publish: () => {} };
  const engine = { kind: 'relay', capabilities: relayCapabilities } as const;
  const rows = await db.selectFrom('cast_streams').select('mount').execute();
  const checkedAt = clock.now().toISOString();
  const mounts = rows.map(({ mount }, index) => ({
    mount,
    listeners: index % 90,
    listenerPeak: 90,
    title: 'Mira Sol - Lanterns',
    contentType: 'audio/mpeg',
    bitrate: 64,
    connectedSince: checkedAt,
    sourceAgent: 'bench',
    bytesSent: null,
  }));
  await createEngineSink({ db, bus, engine, tellsListeners: true }).stats({
    serverStart: null,
    version: 'bench',
    checkedAt,
    mounts,
  });
}

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

async function measure(address: string, token: string): Promise<{ times: number[]; bytes: number }> {
  const times: number[] = [];
  let bytes = 0;
  for (let round = -warmUps; round < rounds; round += 1) {
    const startedMs = performance.now();
    const response = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
    const body = await response.arrayBuffer();
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    if (round >= 0) times.push(performance.now() - startedMs);
    bytes = body.byteLength;
  }
  return { times: times.sort((a, b) => a - b), bytes };
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
  await prepare(connection);
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  console.log(`| call | p50 ms | p99 ms | worst ms | kB |\n| --- | ---: | ---: | ---: | ---: |`);
  for (const [name, [who, path]] of Object.entries(calls)) {
    const { times, bytes } = await measure(origin + path, await tokenOf(origin, who));
    const at = (share: number) => (times[Math.floor((times.length - 1) * share)] ?? Number.NaN).toFixed(1);
    console.log(`| ${name} | ${at(0.5)} | ${at(0.99)} | ${at(1)} | ${(bytes / 1000).toFixed(1)} |`);
  }
} finally {
  await app.close();
  await connection.close();
  await close();
}
