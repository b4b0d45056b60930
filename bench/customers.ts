// Benchmark of the staff's list of customers: `npm run bench:customers -- [rounds] [customers]`. A database of its own, the server in this
// process, sequential HTTP calls. Each customer has an owner and a tag, most have a cast, and some casts are off air.
import { createApp } from '../apps/server/src/composition/app.ts';
import { type Connection, connect } from '../apps/server/src/platform/db/connect.ts';
import { migrate } from '../apps/server/src/platform/db/migrate.ts';
import type { Db } from '../apps/server/src/platform/db/schema.ts';
import { createLogger } from '../apps/server/src/platform/logging/logger.ts';
import { createTestDeps } from '../apps/server/src/testing/app/test-deps.ts';
import { seedTestDemo } from '../apps/server/src/testing/databases/seed-demo.ts';
import { onDatabase, provideTemplates } from '../apps/server/src/testing/databases/test-cluster.ts';

const rounds = Math.min(Number(process.argv[2] ?? 50), 1_000);
const customers = Number(process.argv[3] ?? 20_000);
const warmUps = 5;
const clock = { now: () => new Date() };

const calls: readonly (readonly [name: string, query: string])[] = [
  ['first page of 25', ''],
  ['first page of 100', 'pageSize=100'],
  ['last page', `page=${Math.floor(customers / 25)}`],
  ['by renewal', 'sort=renews'],
  ['by last sign-in', 'sort=-signedIn'],
  ['newest first', 'sort=-created'],
  ['with a cast off air', 'trouble=true'],
  ['invited', 'state=invited'],
  ['with a plan of many', 'plan=Cast 100'],
  ['with a plan of few', 'plan=Cast 500'],
  ['overdue', 'overdue=true'],
  ['overdue, by renewal', 'overdue=true&sort=renews'],
  ['search for one customer', `q=company-${customers - 7}`],
  ['search for a cast', `q=cast${customers - 7}`],
  ['search for a common word', 'q=company'],
  ['search for two words', 'q=person company-12'],
  ['search without result', 'q=nowhere-to-be-found'],
];

const statements = [
  `insert into accounts (id, name, tags, created_at)
    select ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 'Company-' || n,
      case when n % 10 = 0 then array['Trial'] else '{}' end, now() - n * interval '1 hour'
    from generate_series(1, ${customers}) n`,
  `insert into customers (id, account_id, email, first_name, last_name, company, locale, timezone, password_hash,
      country, invited_at)
    select id, id, lower(name) || '@customers.test', 'Person', name, name, 'en', 'Europe/Dublin', 'x', 'IE',
      case when tags <> '{}' then now() end
    from accounts where name like 'Company-%'`,
  `insert into casts (id, username, account_id, name, group_name, server, plan, status, listener_limit, renews_at)
    select gen_random_uuid(), 'cast' || split_part(name, '-', 2), id, name || ' FM', 'Nodes', 'local',
      case when split_part(name, '-', 2)::int % 100 = 1 then 'Cast 500' else 'Cast 100' end, 'active',
      100, now() + (random() * 380 - 15) * interval '1 day'
    from accounts where name like 'Company-%' and tags = '{}'`,
  `insert into cast_live (cast_id, on_air, listeners, since)
    select id, username not like '%7', 12, now() from casts where username like 'cast%'`,
  `insert into audit_trail (at, action, actor_kind, actor_id, account_id, customer_id, details)
    select now() - m * interval '1 day', 'session.created', 'customer', id, id, id, '{}'
    from accounts, generate_series(1, 5) m where name like 'Company-%'`,
  `analyze`,
];

async function load(connection: Connection): Promise<void> {
  // A separate client: these statements exceed the server's statement timeout.
  const client = connection.newClient();
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

async function printTimes(origin: string): Promise<void> {
  const signIn = await fetch(`${origin}/api/admin/authenticate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: 'studio-demo-1' }),
  });
  const { token } = (await signIn.json()) as { token: string };
  console.log('| call | found | min ms | p50 ms | p95 ms |\n| --- | ---: | ---: | ---: | ---: |');
  for (const [name, query] of calls) {
    const times: number[] = [];
    let total = 0;
    for (let round = -warmUps; round < rounds; round += 1) {
      const startedMs = performance.now();
      const address = `${origin}/api/admin/customers?${query}`;
      const response = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
      const body = (await response.json()) as { total: number };
      if (!response.ok) throw new Error(`${address}: ${response.status}`);
      if (round >= 0) times.push(performance.now() - startedMs);
      total = body.total;
    }
    times.sort((a, b) => a - b);
    const at = (share: number) => (times[Math.floor((times.length - 1) * share)] ?? Number.NaN).toFixed(1);
    console.log(`| ${name} | ${total} | ${at(0)} | ${at(0.5)} | ${at(0.95)} |`);
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
  await load(connection);
  console.log(`${customers} customers\n`);
  await printTimes(await app.listen({ host: '127.0.0.1', port: 0 }));
} finally {
  await app.close();
  await connection.close();
  await close();
}
