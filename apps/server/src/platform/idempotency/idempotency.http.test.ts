import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { purge } from '#/composition/purge.ts';
import { problemOf } from '#/testing/app/contract.ts';
import { createTestApp, type TestApp } from '#/testing/app/test-app.ts';
import { engineAnswers } from '#/testing/statistics/listeners.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  await engineAnswers(test);
});
afterAll(() => test.close());
beforeEach(() => test.db.deleteFrom('cast_bans').execute());

const ban = (key: string, network = '203.0.113.7', as: 'owner' | 'second' = 'owner') =>
  test.call(`/api/control/cast/bans/${as === 'owner' ? 'aurora' : 'meadow'}`, {
    as,
    json: { target: { by: 'network', network }, durationS: null, reason: 'Why' },
    headers: { 'idempotency-key': key },
  });
const bans = async () =>
  (await test.db.selectFrom('cast_bans').select('network').orderBy('network').execute()).map(
    ({ network }) => network,
  );

it('[G8] a change sent twenty times at once is made once, and all requests get the same response', async () => {
  const replies = await Promise.all(Array.from({ length: 20 }, () => ban('twenty-at-once')));
  const bodies = await Promise.all(replies.map((reply) => reply.text()));
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(bodies).size).toBe(1);
  expect(await bans()).toHaveLength(1);
});

it('[G8] a retry after a lost response gets that response; another key, or another person’s, is another change', async () => {
  const first = await (await ban('lost-answer')).text();
  expect(await (await ban('lost-answer')).text()).toBe(first);
  expect(await bans()).toHaveLength(1);
  expect((await ban('another-key')).status).toBe(201);
  expect((await ban('lost-answer', '203.0.113.7', 'second')).status).toBe(201);
  expect(await bans()).toHaveLength(3);
});

it('[G8] a key reused with another body is rejected', async () => {
  await ban('one-request');
  const reply = await ban('one-request', '203.0.113.8');
  expect(reply.status).toBe(422);
  expect(await problemOf(reply)).toMatchObject({ code: 'request.idempotency_key_reused' });
  expect(await bans()).toHaveLength(1);
});

it('[G8] a failed change was not made and can be retried', async () => {
  expect((await ban('failed-first', 'no network')).status).toBe(422);
  expect((await ban('failed-first')).status).toBe(201);
});

it('stores no readable response, and rejects an invalid key', async () => {
  await ban('sealed-answer');
  const rows = await test.db.selectFrom('request_keys').select('answer').execute();
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.map(({ answer }) => answer?.toString('latin1')).join()).not.toContain('203.0.113');
  for (const key of ['short', 'with a space', 'x'.repeat(129)]) {
    const reply = await ban(key);
    expect(await problemOf(reply)).toMatchObject({ errors: [{ pointer: '/headers/idempotency-key' }] });
  }
});

it('[G8] a request whose server died is taken over after two minutes, and keys expire after a day', async () => {
  await ban('its-server-died');
  await test.db.updateTable('request_keys').set({ answer: null }).execute();
  test.clock.advance({ seconds: 121 });
  expect((await ban('its-server-died')).status).toBe(201);
  expect(await bans()).toHaveLength(2);
  test.clock.advance({ minutes: 24 * 60 + 1 });
  await purge({ db: test.db, clock: test.clock });
  expect(await test.db.selectFrom('request_keys').select('id').execute()).toEqual([]);
});
