import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inside, problemOf } from '#/testing/app/contract.ts';
import { createTestApp, type TestApp } from '#/testing/app/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ timeoutMs: 300 });
});
afterAll(() => test.close());

const faults = [
  [
    'SQL that fails',
    500,
    () => withTable('one_pages', () => test.call('/api/control/onepage', { as: 'owner' })),
  ],
  [
    'a session table that is gone',
    500,
    () => withTable('sessions', () => test.call('/api/control/onepage', { token: 'x'.repeat(43) })),
  ],
  ['a reply that breaks the contract', 500, brokenReply],
  ['a lock that is never released', 508, lockedTable],
  ['an unknown address', 404, () => test.call('/api/<script>alert(1)</script>')],
  ['a wrong value', 422, () => test.call('/api/control/products?pageSize=<script>', { as: 'owner' })],
  ['an unreadable body', 422, () => test.call('/api/authenticate', { json: '{"email": <script>' })],
  ['an unknown token', 401, () => test.call('/api/control/products', { token: 'x'.repeat(43) })],
] as const;

describe('what a refusal says', () => {
  it.each(faults)(
    '[F5] %s: reveals no internals and nothing of the request',
    async (_name, status, cause) => {
      const response = await cause();
      const text = await response.clone().text();
      expect(response.status).toBe(status);
      expect(text).not.toMatch(inside);
      expect(text).not.toContain('script');
      await problemOf(response);
    },
  );

  it('[F5] a 500 has an id that identifies the cause in the log', async () => {
    const response = await withTable('one_pages', () => test.call('/api/control/onepage', { as: 'owner' }));
    const { requestId } = await problemOf(response);
    const line = test.logs.find((entry) => entry.includes(requestId) && entry.includes('"level":50'));
    expect(line).toContain('one_pages');
  });

  it('[F5] a client-supplied id is ignored', async () => {
    const response = await test.call('/api/nothing', {
      headers: { 'x-request-id': 'mine', 'request-id': 'mine' },
    });
    expect((await problemOf(response)).requestId).not.toBe('mine');
  });

  it('[F5] no header names the software', async () => {
    const { headers } = await test.call('/api/nothing');
    expect([...headers.keys()]).not.toEqual(expect.arrayContaining(['server']));
    expect([...headers.keys()]).not.toEqual(expect.arrayContaining(['x-powered-by']));
  });
});

/** Without the table, the call's SQL fails. */
async function withTable(table: string, send: () => Promise<Response>): Promise<Response> {
  await test.tokenOf('owner');
  await sql`alter table ${sql.table(table)} rename to gone`.execute(test.db);
  try {
    return await send();
  } finally {
    await sql`alter table gone rename to ${sql.table(table)}`.execute(test.db);
  }
}

async function brokenReply(): Promise<Response> {
  await sql`update alexa_skills set status = 'no such state'`.execute(test.db);
  return test.call('/api/control/alexa', { as: 'owner' });
}

async function lockedTable(): Promise<Response> {
  await test.tokenOf('owner');
  return test.db.transaction().execute(async (tx) => {
    await sql`lock table mobile_apps`.execute(tx);
    return test.call('/api/control/mobile', { as: 'owner' });
  });
}
