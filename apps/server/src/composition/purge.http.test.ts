import { termsVersion } from '@unmuted/api/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { purge } from '#/composition/purge.ts';
import { createThrottle } from '#/platform/throttle/throttle.ts';
import { createTestApp, type TestApp } from '#/testing/app/test-app.ts';

const dayMinutes = 24 * 60;
let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const statusOf = async (token: string) => (await test.call('/api/control/user-info', { token })).status;
it('deletes sessions older than 30 days only', async () => {
  const token = await test.tokenOf('owner');
  test.clock.advance({ minutes: 29 * dayMinutes });
  await purge(test);
  expect(await statusOf(token)).toBe(419);
  test.clock.advance({ minutes: 2 * dayMinutes });
  await purge(test);
  expect(await statusOf(token)).toBe(401);
});

it('deletes expired rate limit counters', async () => {
  const throttle = createThrottle({ ...test.deps, db: test.db, clock: test.clock });
  const count = async () => (await test.db.selectFrom('throttles').select('key').execute()).length;
  await throttle.take({ kind: 'short', limit: 5, windowMs: 60_000 }, 'somebody');
  await throttle.take({ kind: 'long', limit: 5, windowMs: 120_000 }, 'somebody');
  await purge(test);
  expect(await count()).toBe(2);
  test.clock.advance({ minutes: 1 });
  await purge(test);
  expect(await count()).toBe(1);
});

it('deletes registrations after 7 days, links 7 days after expiry and e-mails after 30', async () => {
  const count = async (table: 'registrations' | 'one_time_links' | 'outbox') =>
    (await test.db.selectFrom(table).select('created_at').execute()).length;
  const counts = async () => [
    await count('registrations'),
    await count('one_time_links'),
    await count('outbox'),
  ];
  const now = test.clock.now();
  await test.call('/api/auth/forgot', { json: { email: 'owner@studio.test' } });
  const profile = {
    firstName: 'Noor',
    lastName: 'Haddad',
    country: 'FR',
    timezone: 'Europe/Paris',
    locale: 'fr',
  };
  const terms = { acceptedTerms: termsVersion, marketing: false };
  await test.call('/api/auth/register', {
    json: { ...profile, ...terms, email: 'noor@new.example' },
  });
  await test.db
    .insertInto('outbox')
    .values({
      id: '01900000-0000-7000-8000-000000000000',
      kind: 'reset',
      recipient: 'owner@studio.test',
      letter: null,
      created_at: now,
      next_try_at: now,
      sent_at: now,
      gave_up_at: null,
    })
    .execute();
  const after = async (days: number) => {
    test.clock.advance({ minutes: days * dayMinutes });
    await purge(test);
    return counts();
  };
  expect(await after(6.9)).toEqual([1, 2, 1]);
  // The registration's link is deleted with it; the reset link, valid for an hour, is kept for a week.
  expect(await after(0.13)).toEqual([0, 1, 1]);
  expect(await after(0.07)).toEqual([0, 0, 1]);
  expect(await after(22.8)).toEqual([0, 0, 1]);
  expect(await after(0.2)).toEqual([0, 0, 0]);
});

it('deletes records of sent reports after 90 days', async () => {
  const { db, clock } = test;
  const cast = await db
    .selectFrom('casts')
    .select('id')
    .where('username', '=', 'aurora')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('reports_sent')
    .values({ cast_id: cast.id, period: 'month', began: '2026-01-01', sent_at: clock.now() })
    .execute();
  const remaining = async () => (await db.selectFrom('reports_sent').select('period').execute()).length;
  clock.advance({ minutes: 89 * dayMinutes });
  await purge(test);
  expect(await remaining()).toBe(1);
  clock.advance({ minutes: 2 * dayMinutes });
  await purge(test);
  expect(await remaining()).toBe(0);
});
