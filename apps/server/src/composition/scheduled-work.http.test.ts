import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { purge } from '#/composition/purge.ts';
import { rollUp } from '#/modules/casts/listener-counts/roll-up.repository.ts';
import { closeOrphanedSessions } from '#/modules/listeners/listeners/close-orphaned-sessions.repository.ts';
import { rollUpSessions } from '#/modules/statistics/statistics/roll-up-sessions.ts';
import { type Connection, connect } from '#/platform/db/connect.ts';
import { createTestDatabase, type TestDatabase } from '#/testing/databases/database.ts';
import { TestClock } from '#/testing/stand-ins/test-clock.ts';

const casts = 1_000;
/** Of every tenth cast; the others have none. */
const sessionsEach = 1_000;
const clock = new TestClock();
let database: TestDatabase;
let connection: Connection;

beforeAll(async () => {
  database = await createTestDatabase('demo');
  // One connection, so that its statistics contain all queries.
  connection = connect({ connection: database.connection, poolSize: 1, statementTimeoutMs: 120_000 });
  const now = clock.now();
  await sql`insert into casts select (jsonb_populate_record(c, jsonb_build_object(
      'id', gen_random_uuid(), 'username', 'many' || n, 'suspended_at', null))).*
    from casts c, generate_series(1, ${casts}::int) n where c.username = 'aurora'`.execute(connection.db);
  await sql`insert into listener_sessions (id, cast_id, mount, address, person, class, is_returning, started_at,
      ended_at, end_reason)
    select gen_random_uuid(), c.id, '/many', '192.0.2.1', sha256(convert_to(n::text, 'UTF8')), 'web', false,
      ${now}::timestamptz - n * interval '10 seconds', ${now}::timestamptz - n * interval '10 seconds' + interval '9 s', 'left'
    from casts c, generate_series(1, ${sessionsEach}::int) n
    where username like 'many%0'`.execute(connection.db);
});
afterAll(async () => {
  await connection.close();
  await database.drop();
});

/** Sequential scans of the sessions so far. */
async function scans(): Promise<number> {
  await sql`select pg_stat_force_next_flush()`.execute(connection.db);
  const { rows } = await sql<{ scans: string }>`select seq_scan as scans from pg_stat_user_tables
    where relname = 'listener_sessions'`.execute(connection.db);
  return Number(rows[0]?.scans);
}

const work = {
  'rolling up sessions': () => rollUpSessions(connection, clock.now(), 365),
  'rolling up counts': () => rollUp(connection, clock.now()),
  'deleting expired data': () => purge({ db: connection.db, clock }),
  'closing orphaned sessions': () => closeOrphanedSessions(connection.db, [], clock.now()),
};

describe.each(['without', 'with'])('%s statistics of the planner', (which) => {
  beforeAll(async () => {
    if (which === 'with') await sql`analyze`.execute(connection.db);
  });

  it.each(Object.entries(work))('[D5] %s never scans all sessions', async (_name, run) => {
    const before = await scans();
    await run();
    expect((await scans()) - before).toBe(0);
  });
});

it('[D5] completed days of one cast are rolled up without scanning the sessions of all', async () => {
  const { rows } = await sql<{ id: string }>`select id from casts where username = 'many10'`.execute(
    connection.db,
  );
  await sql`update listener_sessions set started_at = started_at - interval '2 days',
    ended_at = ended_at - interval '2 days' where cast_id = ${rows[0]?.id ?? ''}`.execute(connection.db);
  const before = await scans();
  expect(await rollUpSessions(connection, clock.now(), 365)).toBeGreaterThan(0);
  expect((await scans()) - before).toBe(0);
});
