// Benchmark of the recorder of songs: `npm run bench:songs -- [stations] [rounds]`. A database of its own; each round changes the title of a
// hundredth of the stations, as if songs lasted 100 s, records them and announces them.
import { recordSongs } from '../apps/server/src/modules/stations/songs/recorder.ts';
import { connect } from '../apps/server/src/platform/db/connect.ts';
import { migrate } from '../apps/server/src/platform/db/migrate.ts';
import type { Db } from '../apps/server/src/platform/db/schema.ts';
import { seedTestDemo } from '../apps/server/src/testing/databases/seed-demo.ts';
import { onDatabase, provideTemplates } from '../apps/server/src/testing/databases/test-cluster.ts';

const stations = Number(process.argv[2] ?? 10_000);
const rounds = Number(process.argv[3] ?? 30);

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
await client.query(`insert into streaming_services (id, account_id, label, type, url, poll_s, created_at)
  select gen_random_uuid(), (select id from accounts limit 1), 'Service ' || n, 'icecast', 'http://192.0.2.1/m' || n, 30, now()
  from generate_series(1, ${stations}) n`);
await client.query(`insert into service_checks (service_id, next_at, state, title, title_since)
  select id, now(), 'on_air', 'Artist - ' || label, now() from streaming_services where label like 'Service %'`);
await client.query(`insert into stations (id, account_id, name, group_name, server, plan, status, service_id)
  select gen_random_uuid(), account_id, label, 'Streaming', 'local', 'Station', 'active', id
  from streaming_services where label like 'Service %'`);
await client.query('analyze');

let now = Date.now();
const deps = {
  db: connection.db,
  bus: { publish: () => {} },
  clock: { now: () => new Date(now) },
  onAnnounce: [],
  onError: (error: unknown) => console.error(error),
};
// The first rounds record every station once.
for (let left = stations; left > 0; left -= 500) await recordSongs(deps);

const idle: number[] = [];
const busy: number[] = [];
for (let round = 0; round < rounds; round += 1) {
  now += 10_000;
  await recordSongs(deps);
  idle.push(await timed(() => recordSongs(deps)));
  await client.query(`update service_checks set title = 'Artist - Round ${round}', title_since = to_timestamp(${now / 1_000})
    where service_id in (select id from streaming_services where label like 'Service %' order by random() limit ${stations / 100})`);
  busy.push(await timed(() => recordSongs(deps)));
}
await client.end();
await connection.close();
await close();
console.log(
  `${stations} stations: nothing new ${median(idle)} ms, ${stations / 100} new songs ${median(busy)} ms a round`,
);

async function timed(run: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await run();
  return performance.now() - from;
}

function median(values: number[]): string {
  return (values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0).toFixed(1);
}
