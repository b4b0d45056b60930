// Data for bench/cast-api.ts: 500 casts (or CASTS) of 100 customers (or CUSTOMERS) with three hours of counts every ten seconds, rolled up by the server's own code, and earlier
// roll-ups of a day (minutes to half hours), 90 days (hours) and a year (days); 50,000 sessions, 5,000 of them open, 1,000 of those on
// one cast.
import { relayCapabilities } from '../apps/server/src/engine/relay/engine.ts';
import { createEngineSink } from '../apps/server/src/modules/casts/engine/engine-sink.ts';
import { rollUp } from '../apps/server/src/modules/casts/listener-counts/roll-up.repository.ts';
import type { Connection } from '../apps/server/src/platform/db/connect.ts';

const castCount = Number(process.env.CASTS ?? 500);
const customerCount = Number(process.env.CUSTOMERS ?? 100);
/** The demo has six casts. */
const copies = castCount - 6;

/** Copies of the demo's first cast and its owner, each with a stream, a status and sessions. */
const casts = [
  `insert into accounts (id, name) select gen_random_uuid(), 'Bench ' || n from generate_series(1, ${customerCount}) n`,
  `insert into customers select (jsonb_populate_record(c, jsonb_build_object(
      'id', a.id, 'account_id', a.id, 'email', 'bench-' || split_part(a.name, ' ', 2) || '@bench.test'))).*
    from customers c, accounts a where c.email = 'owner@studio.test' and a.name like 'Bench %'`,
  `insert into casts select (jsonb_populate_record(c, jsonb_build_object(
      'id', gen_random_uuid(), 'username', 'bench-' || n, 'name', 'Bench ' || n,
      'account_id', (select id from customers where email = 'bench-' || (n % ${customerCount} + 1) || '@bench.test')))).*
    from casts c, generate_series(1, ${copies}) n where c.username = 'aurora'`,
  `insert into cast_streams select (jsonb_populate_record(s, jsonb_build_object(
      'id', gen_random_uuid(), 'cast_id', c.id, 'mount', '/' || c.username))).*
    from casts c, cast_streams s where c.username like 'bench-%' and s.mount = '/aurora'`,
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
    join (select row_number() over (order by username) as place, id, username from casts) c on c.place = n % ${castCount} + 1`,
];

/** In chronological order, as the server would write them. */
const counts = `insert into listener_samples (username, at, listeners, sample)
  select username, date_trunc('minute', now()) - n * interval '10 seconds', (n * 7 + length(username) * 13) % 90, false
  from generate_series(1080, 0, -1) n, casts on conflict do nothing`;

const due = `insert into rollup_due
  select date_trunc('minute', now()) - n * interval '1 minute' from generate_series(0, 180) n on conflict do nothing`;

/** Earlier roll-ups: step, width, first and last step counted back from now, counts per step. */
const older = (
  [
    ['minutes', '1 minute', 182, 1440, 6],
    ['quarters', '15 minutes', 14, 96, 90],
    ['halves', '30 minutes', 7, 48, 180],
    ['hours', '1 hour', 5, 90 * 24, 360],
    ['days', '24 hours', 0, 365, 8640],
  ] as const
).flatMap(([step, width, from, to, samples]) => {
  const figures = `date_bin('${width}', now(), 'epoch') - n * interval '${width}', false,
    ${samples}, ${samples} * 40, n % 20, 60 + n % 30`;
  const steps = `generate_series(${to}, ${from}, -1) n`;
  return [
    `insert into cast_${step} (cast_id, at, sample, samples, total, lowest, highest)
      select id, ${figures} from ${steps}, casts`,
    `insert into fleet_${step} (account_id, at, sample, samples, total, lowest, highest)
      select id, ${figures} from ${steps}, (select distinct account_id as id from casts union all select null) as owners`,
  ];
});

/** The array of half hours in each day's row. */
const curves = `update cast_days set halves = (
    select array_agg(highest order by half)
    from generate_series(0, 47) as half
    left join cast_halves on cast_halves.cast_id = cast_days.cast_id
      and cast_halves.at = cast_days.at + half * interval '30 minutes')
  where at > now() - interval '3 days'`;

export interface LoadTimes {
  /** Milliseconds to roll up one hour, or one minute, of all casts. */
  readonly hourMs: number;
  readonly minuteMs: number;
  readonly counts: number;
}

export async function loadCasts(connection: Connection): Promise<LoadTimes> {
  // A separate client: these statements exceed the server's statement timeout.
  const client = connection.newClient();
  await client.connect();
  try {
    for (const statement of [...casts, ...older, curves, counts, due, 'analyze'])
      await client.query(statement);
    await reportLive(connection);
    const startedMs = performance.now();
    const minutes = await rollUp(connection, new Date());
    const hourMs = ((performance.now() - startedMs) / minutes) * 60;
    await client.query('vacuum analyze');
    const { rows } = await client.query<{ n: string }>('select count(*) as n from listener_samples');
    return { hourMs, minuteMs: await timeOneMinute(connection, client), counts: Number(rows[0]?.n) };
  } finally {
    await client.end();
  }
}

/** Median of 20 roll-ups of one minute. */
async function timeOneMinute(
  connection: Connection,
  client: ReturnType<Connection['newClient']>,
): Promise<number> {
  const times: number[] = [];
  for (let minute = 1; minute <= 20; minute += 1) {
    await client.query(
      `insert into rollup_due values (date_trunc('minute', now()) - interval '${minute} minutes')
        on conflict do nothing`,
    );
    const startedMs = performance.now();
    await rollUp(connection, new Date());
    times.push(performance.now() - startedMs);
  }
  return times.sort((a, b) => a - b)[10] ?? Number.NaN;
}

/** Puts every mount on air; counts of the current minute are unchanged. */
async function reportLive({ db }: Connection): Promise<void> {
  const engine = { kind: 'relay', capabilities: relayCapabilities } as const;
  const rows = await db.selectFrom('cast_streams').select('mount').execute();
  const checkedAt = new Date().toISOString();
  const mounts = rows.map(({ mount }, index) => ({
    mount,
    listeners: index % 90,
    listenerPeak: 90,
    title: 'Mira Sol - Lanterns',
    contentType: 'audio/mpeg',
    bitrate: 64,
    measuredKbps: 64,
    connectedSince: checkedAt,
    sourceAgent: 'bench',
    bytesSent: null,
  }));
  await createEngineSink({ db, bus: { publish: () => {} }, engine, tellsListeners: true }).stats({
    serverStart: null,
    version: 'bench',
    checkedAt,
    mounts,
  });
}
