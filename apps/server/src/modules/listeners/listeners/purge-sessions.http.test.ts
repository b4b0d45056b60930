import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { purge } from '#/composition/purge.ts';
import { defaultRetention } from '#/composition/retention.ts';
import { purgeListenerSessions } from '#/modules/listeners/listeners/listeners.repository.ts';
import { createTestApp, type TestApp } from '#/testing/app/test-app.ts';
import { addListener } from '#/testing/statistics/listeners.ts';

const { listenersDays } = defaultRetention;
/** Requires more than one delete statement. */
const many = 20_005;
let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(() => test.db.deleteFrom('listener_sessions').execute());

const daysAgo = (days: number) => new Date(test.clock.now().getTime() - days * 24 * 60 * 60_000);
const ended = (days: number) =>
  addListener(test, { startedAt: daysAgo(days), ended_at: daysAgo(days - 0.1), end_reason: 'left' });
async function idsNow(): Promise<string[]> {
  const rows = await test.db.selectFrom('listener_sessions').select('id').orderBy('started_at').execute();
  return rows.map(({ id }) => id);
}
async function addMany(): Promise<void> {
  await ended(listenersDays + 1);
  await sql`insert into listener_sessions (id, cast_id, mount, address, person, class, is_returning, started_at, ended_at, end_reason)
    select gen_random_uuid(), cast_id, mount, address, person, class, is_returning, started_at, ended_at, end_reason
    from listener_sessions cross join generate_series(2, ${many}::int)`.execute(test.db);
}

it('deletes any number in batches, and keeps recent and open sessions', async () => {
  await addMany();
  const listens = await addListener(test, { startedAt: daysAgo(listenersDays + 2) });
  const young = await ended(listenersDays - 1);
  const { signal } = new AbortController();
  const check = vi.spyOn(signal, 'throwIfAborted');
  await purgeListenerSessions(test.db, daysAgo(listenersDays), signal);
  expect(await idsNow()).toEqual([listens, young]);
  // Once before each statement.
  expect(check).toHaveBeenCalledTimes(2);
});

it('stops between batches on shutdown and resumes in the next run', async () => {
  await addMany();
  const ending = new AbortController();
  vi.spyOn(ending.signal, 'throwIfAborted').mockImplementationOnce(() => undefined);
  ending.abort(new Error('the server ends'));
  const purged = purgeListenerSessions(test.db, daysAgo(listenersDays), ending.signal);
  await expect(purged).rejects.toThrow('the server ends');
  expect(await idsNow()).toHaveLength(5);
  await purge(test);
  expect(await idsNow()).toEqual([]);
});
