import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { purge } from '#/composition/purge.ts';
import { defaultRetention } from '#/composition/retention.ts';
import { createTestApp, type TestApp } from '#/testing/app/test-app.ts';

const dayMs = 24 * 60 * 60_000;
let test: TestApp;
let castId: string;
beforeAll(async () => {
  test = await createTestApp();
  const cast = test.db.selectFrom('casts').select('id').where('username', '=', 'aurora');
  ({ id: castId } = await cast.executeTakeFirstOrThrow());
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.db.deleteFrom('join_refusals').execute();
  await test.db.deleteFrom('cast_bans').execute();
});

const daysAgo = (days: number) => new Date(test.clock.now().getTime() - days * dayMs);
const refuse = (hour: Date) =>
  test.db
    .insertInto('join_refusals')
    .values({ cast_id: castId, hour, rule: 'not_listed', country: 'JP', count: 3 })
    .execute();
const ban = (number: number, until: Date | null) =>
  test.db
    .insertInto('cast_bans')
    .values({
      id: `01900000-0000-7000-8000-00000000000${number}`,
      cast_id: castId,
      kind: 'address',
      network: `203.0.113.${number}`,
      agent: null,
      shown: '203.0.113.x',
      reason: '',
      made_by: 'Maeve O’Brien',
      made_at: daysAgo(400),
      until,
    })
    .execute();
const remainingHours = async () =>
  (await test.db.selectFrom('join_refusals').select('hour').execute()).length;
async function remainingBans(): Promise<(string | null)[]> {
  const rows = await test.db.selectFrom('cast_bans').select('network').orderBy('id').execute();
  return rows.map(({ network }) => network);
}

it('deletes rejected joins that are no longer shown', async () => {
  await refuse(daysAgo(0.9));
  await refuse(daysAgo(1.9));
  await refuse(daysAgo(2.1));
  await purge(test);
  expect(await remainingHours()).toBe(2);
});

it('[H18] deletes bans at the address retention after their end, and no active ones', async () => {
  await ban(1, null);
  await ban(2, daysAgo(-1));
  await ban(3, daysAgo(29));
  await ban(4, daysAgo(31));
  await purge(test);
  expect(await remainingBans()).toEqual(['203.0.113.1/32', '203.0.113.2/32', '203.0.113.3/32']);
  await purge({ ...test, retention: { ...defaultRetention, addressesDays: 7 } });
  expect(await remainingBans()).toEqual(['203.0.113.1/32', '203.0.113.2/32']);
});

it('continues after a failed step and reports all failures', async () => {
  await refuse(daysAgo(10));
  await test.db
    .insertInto('reports_sent')
    .values({ cast_id: castId, period: 'month', began: '2020-01-01', sent_at: daysAgo(100) })
    .execute();
  await sql`alter table listener_sessions rename to sessions_away`.execute(test.db);
  await sql`alter table outbox rename to outbox_away`.execute(test.db);
  try {
    const failing = purge(test);
    await expect(failing).rejects.toBeInstanceOf(AggregateError);
    await expect(failing).rejects.toThrow(
      /^Not purged: addresses \(.+"listener_sessions".+\), listeners \(.+\), mails \(.+"outbox".+\)$/,
    );
    expect(await remainingHours()).toBe(0);
    expect(await test.db.selectFrom('reports_sent').select('period').execute()).toEqual([]);
  } finally {
    await sql`alter table sessions_away rename to listener_sessions`.execute(test.db);
    await sql`alter table outbox_away rename to outbox`.execute(test.db);
  }
  await purge(test);
});

it('stops on shutdown', async () => {
  await refuse(daysAgo(10));
  const aborted = AbortSignal.abort(new Error('the server ends'));
  await expect(purge({ ...test, signal: aborted })).rejects.toThrow(/^the server ends$/);
  expect(await remainingHours()).toBe(1);
});
