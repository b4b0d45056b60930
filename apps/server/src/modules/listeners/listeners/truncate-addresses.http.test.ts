import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { purge } from '#/composition/purge.ts';
import { isWhole, truncateAddresses } from '#/modules/listeners/listeners/listeners.repository.ts';
import { createTestApp, type TestApp } from '#/testing/app/test-app.ts';
import { addListener } from '#/testing/statistics/listeners.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(() => test.db.deleteFrom('listener_sessions').execute());

const daysAgo = (days: number) => new Date(test.clock.now().getTime() - days * 24 * 60 * 60_000);
const ended = (address: string) =>
  addListener(test, { address, startedAt: daysAgo(40), ended_at: daysAgo(39), end_reason: 'left' });
async function addressesNow(): Promise<string[]> {
  const rows = await test.db.selectFrom('listener_sessions').select('address').execute();
  return rows.map(({ address }) => address).sort();
}

it('skips open sessions and truncates the address after they end', async () => {
  const id = await addListener(test, { address: '203.0.113.7', startedAt: daysAgo(40) });
  await purge(test);
  expect(await addressesNow()).toEqual(['203.0.113.7']);
  const call = (path: string, json: object) =>
    test.call(`/api/control/cast/${path}/aurora`, { as: 'owner', json });
  const target = { by: 'listener', id, scope: 'address' };
  expect((await call('bans', { target, durationS: 3_600, reason: '' })).status).toBe(201);
  const bans = await test.db.selectFrom('cast_bans').select('network').execute();
  expect(bans).toEqual([{ network: '203.0.113.7/32' }]);
  await test.db
    .updateTable('listener_sessions')
    .set({ ended_at: test.clock.now(), end_reason: 'banned' })
    .execute();
  await purge(test);
  expect(await addressesNow()).toEqual(['203.0.113.0/24']);
});

it('truncates any number in short batches', async () => {
  await ended('192.0.2.1');
  await sql`insert into listener_sessions (id, cast_id, mount, address, person, class, is_returning, started_at, ended_at, end_reason)
    select gen_random_uuid(), cast_id, mount, '203.0.113.7', person, class, is_returning, started_at, ended_at, end_reason
    from listener_sessions cross join generate_series(1, 10000)`.execute(test.db);
  // Autovacuum may have analyzed the table while it was empty: the plan for one row takes minutes for 10,000.
  await sql`analyze listener_sessions`.execute(test.db);
  await truncateAddresses(test.db, daysAgo(30));
  const { rows } = await sql<{ address: string; rows: number }>`
    select address::text, count(*)::int as rows from listener_sessions group by 1 order by 1`.execute(
    test.db,
  );
  expect(rows).toEqual([
    { address: '192.0.2.0/24', rows: 1 },
    { address: '203.0.113.0/24', rows: 10_000 },
  ]);
  const written = await sql<{ transactions: number }>`
    select count(distinct xmin::text)::int as transactions from listener_sessions`.execute(test.db);
  expect(written.rows).toEqual([{ transactions: 3 }]);
});

it('stops between batches on shutdown', async () => {
  await ended('203.0.113.7');
  await expect(truncateAddresses(test.db, daysAgo(30), AbortSignal.abort())).rejects.toThrow('aborted');
  expect(await addressesNow()).toEqual(['203.0.113.7']);
});

it('skips locked rows and truncates them in the next run', async () => {
  const session = await ended('198.51.100.1');
  await ended('203.0.113.7');
  await test.db.transaction().execute(async (tx) => {
    await tx.selectFrom('listener_sessions').select('id').where('id', '=', session).forUpdate().execute();
    await truncateAddresses(test.db, daysAgo(30));
    expect(await addressesNow()).toEqual(['198.51.100.1', '203.0.113.0/24']);
  });
  await truncateAddresses(test.db, daysAgo(30));
  expect(await addressesNow()).toEqual(['198.51.100.0/24', '203.0.113.0/24']);
});

it('finds the remaining rows by a dedicated index, however many sessions exist', async () => {
  const plan = await test.db.transaction().execute(async (tx) => {
    // The planner would not use an index on a nearly empty table; this checks that the index is usable at all.
    await sql`set local enable_seqscan = off`.execute(tx);
    await sql`drop index listener_sessions_purge`.execute(tx);
    const { rows } = await sql<Record<'QUERY PLAN', string>>`explain select id from listener_sessions
      where started_at < ${daysAgo(30)} and ended_at is not null and ${isWhole}
      order by started_at limit 5`.execute(tx);
    await sql`create index listener_sessions_purge on listener_sessions (started_at)`.execute(tx);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
  expect(plan).toContain('listener_sessions_whole');
});
