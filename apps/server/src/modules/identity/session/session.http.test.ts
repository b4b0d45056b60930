import { adminSession, customerSession, sessionExpiry } from '@unmuted/api/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '#/composition/seed/demo-data.ts';
import { hashToken } from '#/modules/identity/session/session-token.ts';
import { expectExactly, problemOf } from '#/testing/app/contract.ts';
import { createTestApp, credentialsOf, type TestApp } from '#/testing/app/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const signIn = (json: unknown, headers: Record<string, string> = {}) =>
  test.call('/api/authenticate', { json, headers });

async function freshToken(): Promise<string> {
  const { token } = (await (await signIn(credentialsOf('owner').json)).json()) as { token: string };
  return token;
}

describe('signing in', () => {
  it('returns a token and the profile to a customer', async () => {
    const body: unknown = await (await signIn(credentialsOf('owner').json)).json();
    expectExactly(customerSession, body);
    expect(body).toMatchObject({ user: { email: 'owner@studio.test', role: 'customer' } });
  });

  it('returns a token and the flat profile to an admin', async () => {
    const body: unknown = await (
      await test.call('/api/admin/authenticate', credentialsOf('superadmin'))
    ).json();
    expectExactly(adminSession, body);
    expect(body).toMatchObject({ username: 'superadmin', role: 'superadmin' });
  });

  it('accepts an e-mail in any case and with surrounding whitespace', async () => {
    const response = await signIn({ email: '  Owner@STUDIO.test ', password: demoPassword });
    expect(response.status).toBe(200);
  });

  it('issues a new token each time', async () => {
    expect(await freshToken()).not.toBe(await freshToken());
  });

  const refusals = [
    ['an unknown e-mail', '/api/authenticate', { email: 'nobody@studio.test', password: demoPassword }],
    ['a wrong password', '/api/authenticate', { email: 'owner@studio.test', password: 'not-this-one' }],
    ['a disabled customer', '/api/authenticate', { email: 'second@studio.test', password: demoPassword }],
    ['an unknown admin', '/api/admin/authenticate', { username: 'nobody', password: demoPassword }],
    ['a wrong admin password', '/api/admin/authenticate', { username: 'admin', password: 'not-this-one' }],
    [
      'a customer as an admin',
      '/api/admin/authenticate',
      { username: 'owner@studio.test', password: demoPassword },
    ],
  ] as const;

  it.each(refusals)('[A5] returns the same response for %s', async (_name, path, json) => {
    await test.db
      .updateTable('customers')
      .set({ disabled_at: new Date() })
      .where('email', '=', 'second@studio.test')
      .execute();
    const response = await test.call(path, { json });
    const { requestId: _, ...problem } = await problemOf(response);
    expect(response.status).toBe(401);
    expect(problem).toEqual({
      type: 'urn:studio:problem:auth.invalid_credentials',
      title: 'Those sign-in details are not correct',
      status: 401,
      code: 'auth.invalid_credentials',
      message: 'Those sign-in details are not correct.',
    });
  });

  it.each([
    ['fr-CA, en;q=0.5', 'fr', 'Ces identifiants ne sont pas corrects.'],
    ['zh-Hans-CN', 'zh', '登录信息不正确。'],
    ['ja', 'ja', 'サインイン情報が正しくありません。'],
    ['de', 'en', 'Those sign-in details are not correct.'],
  ])('localizes the error for %s', async (wanted, language, message) => {
    const wrong = { email: 'owner@studio.test', password: 'not-this-one' };
    const response = await signIn(wrong, { 'accept-language': wanted });
    expect(response.headers.get('content-language')).toBe(language);
    expect(await problemOf(response)).toMatchObject({ message });
  });

  it('reports each invalid value by its pointer and rule', async () => {
    const response = await signIn({ email: 'no address', role: 'superadmin' });
    expect(response.status).toBe(422);
    const { errors } = await problemOf(response);
    expect(errors).toEqual(
      expect.arrayContaining([
        { pointer: '/email', code: 'pattern', params: {} },
        { pointer: '/password', code: 'required', params: {} },
        { pointer: '/role', code: 'unknown_field', params: {} },
      ]),
    );
  });
});

describe('the token', () => {
  it('[A1] is 256 random bits, stored only as SHA-256', async () => {
    const token = await freshToken();
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const row = await test.db
      .selectFrom('sessions')
      .selectAll()
      .where('token_hash', '=', hashToken(token))
      .executeTakeFirstOrThrow();
    expect(row.token_hash).toHaveLength(32);
  });

  it('[A1] does not appear in the database in any form', async () => {
    const token = await freshToken();
    const { rows: tables } = await sql<{ name: string }>`select quote_ident(table_name) as name
      from information_schema.tables where table_schema = 'public'`.execute(test.db);
    const dumps = await Promise.all(
      tables.map(({ name }) =>
        sql<{ row: string }>`select t::text as row from ${sql.raw(name)} t`.execute(test.db),
      ),
    );
    const dump = dumps.flatMap(({ rows }) => rows.map(({ row }) => row)).join('\n');
    expect(dump).toContain(hashToken(token).toString('hex'));
    expect(dump).not.toContain(token);
    expect(dump).not.toContain(Buffer.from(token, 'base64url').toString('hex'));
  });

  it('[A1] does not appear in the logs on any failure, nor do passwords and addresses', async () => {
    const token = await freshToken();
    await test.call('/api/control/products', { token });
    await test.call(`/api/control/products?token=${token}`, { token });
    await test.call(`/api/${token}`, { token });
    await signIn({ email: 'owner@studio.test', password: 'a-secret-password' });
    const logged = test.logs.join('');
    expect(logged).toContain('/api/control/products');
    for (const secret of [token, 'a-secret-password', demoPassword, 'owner@studio.test']) {
      expect(logged).not.toContain(secret);
    }
  });

  it('is rejected in the query string and in any scheme but bearer', async () => {
    const token = await freshToken();
    const [query, basic] = await Promise.all([
      test.call(`/api/control/user-info?token=${token}`),
      test.call('/api/control/user-info', { headers: { authorization: `Basic ${token}` } }),
    ]);
    expect([query.status, basic.status]).toEqual([401, 401]);
    expect(await problemOf(query)).toMatchObject({ code: 'auth.missing_token' });
  });
});

describe('session lifetime', () => {
  const statusOf = async (token: string) => (await test.call('/api/control/user-info', { token })).status;
  const keepAlive = (token: string) => test.call('/api/control/keep-alive', { token, method: 'POST' });

  it('[A2] ends after 60 minutes of inactivity, with 419', async () => {
    const token = await freshToken();
    test.clock.advance({ minutes: 59, seconds: 59 });
    expect(await statusOf(token)).toBe(200);
    test.clock.advance({ seconds: 1 });
    const response = await test.call('/api/control/user-info', { token });
    expect(response.status).toBe(419);
    expect(await problemOf(response)).toMatchObject({ code: 'auth.session_expired' });
  });

  it('[A2] is not extended by background calls', async () => {
    const token = await freshToken();
    test.clock.advance({ minutes: 59 });
    expect(await statusOf(token)).toBe(200);
    test.clock.advance({ minutes: 2 });
    expect(await statusOf(token)).toBe(419);
  });

  it('[A2] is extended by keep-alive with the same token', async () => {
    const token = await freshToken();
    test.clock.advance({ minutes: 45 });
    const body: unknown = await (await keepAlive(token)).json();
    expectExactly(sessionExpiry, body);
    const idleExpiresAt = new Date(test.clock.now().getTime() + 60 * 60_000).toISOString();
    expect(body).toMatchObject({ idleExpiresAt });
    test.clock.advance({ minutes: 59 });
    expect(await statusOf(token)).toBe(200);
  });

  it('[A2] ends after 12 hours regardless of use', async () => {
    const token = await freshToken();
    for (let minutes = 0; minutes < 12 * 60 - 45; minutes += 45) {
      test.clock.advance({ minutes: 45 });
      expect((await keepAlive(token)).status).toBe(200);
    }
    test.clock.advance({ minutes: 44 });
    expect(await statusOf(token)).toBe(200);
    test.clock.advance({ minutes: 1 });
    expect(await statusOf(token)).toBe(419);
    expect((await keepAlive(token)).status).toBe(419);
  });

  it("[A2] ignores the client's clock", async () => {
    const token = await freshToken();
    const headers = { date: new Date(0).toUTCString() };
    expect((await test.call('/api/control/user-info', { token, headers })).status).toBe(200);
  });

  it('ends immediately when it is revoked, with 419', async () => {
    const token = await freshToken();
    await test.db
      .updateTable('sessions')
      .set({ revoked_at: new Date() })
      .where('token_hash', '=', hashToken(token))
      .execute();
    expect(await statusOf(token)).toBe(419);
  });

  it('ends immediately when the account is disabled, with 419', async () => {
    const token = await freshToken();
    const setDisabled = (disabled_at: Date | null) =>
      test.db
        .updateTable('customers')
        .set({ disabled_at })
        .where('email', '=', 'owner@studio.test')
        .execute();
    await setDisabled(new Date());
    const status = await statusOf(token);
    await setDisabled(null);
    expect(status).toBe(419);
  });

  it('returns 419 on every guarded operation after the session ended', async () => {
    const token = await freshToken();
    test.clock.advance({ minutes: 61 });
    const statuses = await Promise.all(
      [
        '/api/control/products',
        '/api/admin/dashboard',
        '/cast-api/api/overview',
        '/cast-api/live?topics=fleet',
      ].map(async (path) => (await test.call(path, { token })).status),
    );
    expect(statuses).toEqual([419, 419, 419, 419]);
  });
});
