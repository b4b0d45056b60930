// Data for bench/statistics.ts: one cast with a year of 1,000,000 sessions of 180,000 listeners, some of whom listen daily and most a few
// times, a year of quarter hours and 90 days of minutes. The server's own code rolls it up.
import { rollUpSessions } from '../apps/server/src/modules/statistics/statistics/roll-up-sessions.ts';
import type { Connection } from '../apps/server/src/platform/db/connect.ts';

/** More listeners in the evening than at night, some regular listeners, a third of sessions under one minute. */
const sessions = (count: number) => [
  'select setseed(0.42)',
  `create temporary table drawn as
    select n, floor(180000 * power(random(), 2.2))::int as person,
      now() - random() * interval '365 days' - interval '1 minute' as day,
      (array[0,6,7,7,8,8,9,10,11,12,12,13,14,15,16,16,17,17,18,18,19,19,19,20,20,20,20,21,21,22,23])[1 + floor(random() * 31)::int]
        as hour,
      case when random() < 0.33 then random() * 60 else 60 + least(-ln(1 - random()) * 1900, 80000) end as length_s,
      random() as mount
    from generate_series(1, ${count}) n`,
  `create temporary table placed as
    select *, least(date_trunc('day', day) + hour * interval '1 hour' + random() * interval '1 hour',
      now() - interval '10 seconds') as started_at from drawn`,
  `insert into listener_sessions (id, cast_id, mount, address, person, agent, player, class, country, referrer,
      is_returning, started_at, ended_at, end_reason)
    select gen_random_uuid(), (select id from casts where username = 'aurora'),
      case when mount < 0.74 then '/aurora' else '/aurora-64' end,
      ('10.' || person / 65536 || '.' || person / 256 % 256 || '.' || person % 256)::inet,
      decode(md5(person::text) || md5('-' || person), 'hex'), 'agent ' || person % 40,
      nullif('Player ' || person % 24, 'Player 0'),
      (array['mobile','mobile','mobile','speaker','speaker','desktop','browser','browser','car','tv','unknown','bot'])[1 + person % 12],
      (array['IE','IE','IE','IE','IE','IE','GB','GB','US','FR','DE','NL','CA','ES','IT','PL'])[1 + person % 16],
      case person % 9 when 0 then 'https://radio.example/live' when 1 then 'https://directory.example/a/b' end,
      coalesce(lag(started_at) over (partition by person order by started_at) > started_at - interval '30 days', false),
      started_at,
      case when started_at + length_s * interval '1 second' < now() then started_at + length_s * interval '1 second' end,
      case when started_at + length_s * interval '1 second' < now() then 'left' end
    from placed order by started_at`,
  `insert into session_due select distinct cast_id, date_trunc('hour', started_at, 'UTC') from listener_sessions
    where started_at > now() - interval '1 day'`,
];

const figures = (width: string, samples: number) =>
  `date_bin('${width}', now(), 'epoch') - n * interval '${width}', false, ${samples}, ${samples} * (20 + n % 96), n % 20, 60 + n * 7 % 150`;
const counts = [
  `insert into cast_quarters (cast_id, at, sample, samples, total, lowest, highest)
    select id, ${figures('15 minutes', 90)} from generate_series(366 * 96, 1, -1) n, casts where username = 'aurora'`,
  `insert into cast_minutes (cast_id, at, sample, samples, total, lowest, highest)
    select id, ${figures('1 minute', 6)} from generate_series(90 * 1440, 2, -1) n, casts where username = 'aurora'`,
  `insert into listener_samples (username, at, listeners, sample)
    select 'aurora', now() - n * interval '10 seconds', 40 + n % 7, false from generate_series(60480, 1, -1) n`,
  `insert into played_titles (cast_id, mount, title, listeners, started_at, ended_at)
    select id, '/aurora', 'Artist ' || n % 90 || ' - Song ' || n % 700, 40,
      now() - n * interval '4 minutes', now() - (n - 1) * interval '4 minutes'
    from generate_series(10000, 1, -1) n, casts where username = 'aurora'`,
  `insert into day_parts (cast_id, version, parts)
    select id, 1, '[{"name":"Breakfast","weekdays":[1,2,3,4,5],"from":6,"to":10},{"name":"Evening","weekdays":[6,7],"from":18,"to":1}]'
    from casts where username = 'aurora'`,
  // The encoder disconnects three times a day.
  `insert into on_air_spans (cast_id, mount, started_at, ended_at)
    select id, '/aurora', now() - n * interval '8 hours', now() - (n - 1) * interval '8 hours' - interval '2 minutes'
    from generate_series(90, 1, -1) n, casts where username = 'aurora'`,
  `insert into rollup_due select date_trunc('minute', now()) - n * interval '1 minute' from generate_series(0, 1) n`,
];

export interface Loaded {
  readonly sessions: number;
  readonly persons: number;
  /** Days rolled up, and the milliseconds they took. */
  readonly days: number;
  readonly rollUpMs: number;
  readonly sizes: { readonly what: string; readonly mb: number; readonly rows: number }[];
}

export async function loadYear(connection: Connection, count: number): Promise<Loaded> {
  // A separate client: these statements exceed the server's statement timeout.
  const client = connection.newClient();
  await client.connect();
  try {
    await client.query(`delete from listener_samples; delete from rollup_due;
      delete from cast_quarters; delete from played_titles; delete from on_air_spans; delete from cast_minutes`);
    for (const statement of [...sessions(count), ...counts]) await client.query(statement);
    await client.query('vacuum analyze');
    const startedMs = performance.now();
    const days = await rollUpSessions(connection, new Date(), 365);
    const rollUpMs = performance.now() - startedMs;
    await client.query('vacuum analyze');
    const { rows } = await client.query<{ sessions: number; persons: number }>(
      'select count(*)::int as sessions, count(distinct person)::int as persons from listener_sessions',
    );
    const { rows: sizes } = await client.query<{ what: string; mb: number; rows: number }>(
      `select relname as what, round(pg_total_relation_size(oid) / 1e6)::int as mb, reltuples::int as rows
        from pg_class where relname in ('listener_sessions', 'session_days', 'cast_quarters') order by 1`,
    );
    return { ...(rows[0] ?? { sessions: 0, persons: 0 }), days, rollUpMs, sizes };
  } finally {
    await client.end();
  }
}
