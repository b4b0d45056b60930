// Benchmark of the checks of streaming services: `npm run bench:station-checks -- [services] [seconds]`. A database of its own; the
// streaming server runs in a child process, the checks in this one. Every service is an Icecast mount that is due each 10 s.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startPolling } from '../apps/server/src/modules/stations/checks/poller.ts';
import { systemClock } from '../apps/server/src/platform/clock/clock.ts';
import { createConnector } from '../apps/server/src/platform/connector/connector.ts';
import { connect } from '../apps/server/src/platform/db/connect.ts';
import { migrate } from '../apps/server/src/platform/db/migrate.ts';
import type { Db } from '../apps/server/src/platform/db/schema.ts';
import { createLogger } from '../apps/server/src/platform/logging/logger.ts';
import { createTestDeps } from '../apps/server/src/testing/app/test-deps.ts';
import { seedTestDemo } from '../apps/server/src/testing/databases/seed-demo.ts';
import { onDatabase, provideTemplates } from '../apps/server/src/testing/databases/test-cluster.ts';

const services = Number(process.argv[2] ?? 1_000);
const seconds = Number(process.argv[3] ?? 40);
const pollS = 10;

if (process.env.BENCH_SERVER === '1') serve();
else await measure();

/** One Icecast whose mounts are all on air. */
function serve(): void {
  const frame = Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x00]), Buffer.alloc(413)]);
  const audio = Buffer.concat(Array.from({ length: 100 }, () => frame));
  const server = createServer((request, reply) => {
    const mount = /^\/m(\d+)$/.exec(request.url ?? '')?.[1];
    if (mount !== undefined) {
      reply.writeHead(200, { 'content-type': 'audio/mpeg', 'icy-br': '128' }).end(audio);
      return;
    }
    const source = Array.from({ length: 20 }, (_, index) => ({
      listenurl: `http://host/m${index}`,
      listeners: index,
      title: `Artist ${index} - Song`,
      server_type: 'audio/mpeg',
    }));
    reply
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ icestats: { source } }));
  });
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
}

async function measure(): Promise<void> {
  const child = fork(import.meta.filename, {
    env: { ...process.env, BENCH_SERVER: '1' },
    execArgv: process.execArgv,
  });
  const [port] = (await once(child, 'message')) as [number];
  const on =
    (fill: (db: Db) => Promise<unknown>) => async (options: Parameters<typeof connect>[0]['connection']) => {
      const connection = connect({ connection: options, poolSize: 1 });
      await fill(connection.db);
      await connection.close();
    };
  const { cluster, close } = await provideTemplates({ empty: on(migrate), demo: on(seedTestDemo) });
  const connection = connect({ connection: onDatabase(cluster.admin, cluster.templates.demo) });
  const client = connection.newClient();
  await client.connect();
  await client.query('delete from streaming_services');
  await client.query(`insert into streaming_services (id, account_id, label, type, url, mount, poll_s, created_at)
    select gen_random_uuid(), (select id from accounts limit 1), 'Service ' || n, 'icecast',
      'http://127.0.0.1:${port}/m' || (n % 20), '/m' || (n % 20), ${pollS}, now()
    from generate_series(1, ${services}) n`);
  await client.query(`insert into service_checks (service_id, next_at)
    select id, now() + random() * interval '${pollS} seconds' from streaming_services`);
  await client.end();
  const deps = createTestDeps({
    connection,
    clock: systemClock,
    logger: createLogger('silent'),
    dashboardRoot: import.meta.dirname,
    keepMail: () => {},
  });
  const connector = createConnector({
    userAgent: 'bench',
    allow: [`127.0.0.1:${port}`],
    ports: [[1, 65_535]],
    // All services are on one host here.
    limits: { perHost: 60, inAll: 80 },
  });
  let errors = 0;
  let saved = 0;
  const stop = startPolling({
    ...deps,
    db: connection.db,
    clock: systemClock,
    stationConnector: connector,
    bus: { ...deps.bus, publish: () => {} },
    onChecked: () => (saved += 1),
    onError: () => (errors += 1),
  });
  // The first round listens to every stream once.
  await new Promise((resolve) => setTimeout(resolve, pollS * 1_000 + 2_000));
  const before = { saved, cpu: process.cpuUsage(), at: performance.now() };
  await new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
  const cpu = process.cpuUsage(before.cpu);
  const took = (performance.now() - before.at) / 1_000;
  const cpuS = (cpu.user + cpu.system) / 1_000_000;
  const checks = saved - before.saved;
  await stop();
  const late = await connection.db
    .selectFrom('service_checks')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('checked_at', '<', new Date(Date.now() - 2 * pollS * 1_000))
    .executeTakeFirstOrThrow();
  console.log(
    '| services | checks a second | of due | CPU share of one core | checks per CPU second | late | errors |',
  );
  console.log('| ---: | ---: | ---: | ---: | ---: | ---: | ---: |');
  console.log(
    `| ${services} | ${(checks / took).toFixed(1)} | ${((100 * checks * pollS) / (services * took)).toFixed(0)} % | ${((100 * cpuS) / took).toFixed(0)} % | ${(checks / cpuS).toFixed(0)} | ${late.count} | ${errors} |`,
  );
  await deps.bus.close?.();
  await connection.close();
  await close();
  child.kill();
}
