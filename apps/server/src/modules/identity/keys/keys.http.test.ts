import { type ApiKey, apiKeyList, createdKey, keyCallList, limits } from '@unmuted/api/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { purge } from '#/composition/purge.ts';
import { demoPassword } from '#/composition/seed/demo-data.ts';
import { turnOnSecondStep } from '#/testing/app/authenticator.ts';
import { expectExactly, problemOf } from '#/testing/app/contract.ts';
import { newAccountKey, newKeyOf, newStaffKey } from '#/testing/app/keys.ts';
import { mailsTo, newPerson } from '#/testing/app/people.ts';
import { createTestApp, type TestApp } from '#/testing/app/test-app.ts';
import { widgetExample } from '#/testing/examples/widget-example.ts';

const callsPerMinute = 150;
let test: TestApp;
beforeAll(async () => {
  test = await createTestApp(
    { keyCalls: { limit: callsPerMinute } },
    { oneProcess: 'reads the calls that this process recorded' },
  );
});
afterAll(() => test.close());

const keys = '/api/control/keys';
const statusOf = async (path: string, token: string, from?: string) =>
  (await test.call(path, { token, ...(from && { from }) })).status;
const products = '/api/control/products';
const remove = (id: string) => test.call(`${keys}/${id}`, { as: 'owner', method: 'DELETE' });
const listed = async (id: string): Promise<ApiKey | undefined> => {
  const body: unknown = await (await test.call(keys, { as: 'owner' })).json();
  return apiKeyList.parse(body).items.find((key) => key.id === id);
};
const idOf = async (table: 'casts', username: string) =>
  (await test.db.selectFrom(table).select('id').where('username', '=', username).executeTakeFirstOrThrow())
    .id;

describe('a new key', () => {
  it('is shown once, stored as a hash, and told by e-mail', async () => {
    const person = await newPerson(test, 'customer');
    const json = { name: 'Website', scopes: ['casts:read'], products: null, networks: [], expiresAt: null };
    const response = await person.call(keys, { json: { ...json, password: person.password } });
    const body: unknown = await response.json();
    expectExactly(createdKey, body);
    const { key, secret } = createdKey.parse(body);
    expect(secret).toMatch(/^studio_live_[0-9A-Za-z]{39}$/);
    expect(key).toMatchObject({
      lastFour: secret.slice(-4),
      state: 'active',
      createdBy: 'Noor Vance',
      lastUsed: null,
    });
    expect(await (await person.call(keys)).text()).not.toContain(secret);
    expect(JSON.stringify(await test.db.selectFrom('api_keys').selectAll().execute())).not.toContain(secret);
    expect(mailsTo(test, person.email)).toEqual([
      { kind: 'key_created', name: 'Noor', keyEnd: secret.slice(-4) },
    ]);
    const activity = await (await person.call('/api/control/activity?pageSize=1')).json();
    expect(activity).toMatchObject({ items: [{ action: 'key.created', object: 'Website' }] });
  });

  it('requires the password, and the second step where it is on', async () => {
    const person = await newPerson(test, 'customer');
    await turnOnSecondStep(test, person);
    const json = { name: 'W', scopes: ['casts:read'], products: null, networks: [], expiresAt: null };
    const wrong = await person.call(keys, { json: { ...json, password: 'not the password' } });
    expect((await problemOf(wrong)).code).toBe('auth.incorrect_password');
    const bare = await person.call(keys, { json: { ...json, password: person.password } });
    expect((await problemOf(bare)).code).toBe('auth.second_step_required');
  });

  it.each([
    ['a product of another customer', { products: [{ kind: 'cast', id: 'meadow' }] }, '/products'],
    ['a past expiry', { expiresAt: '2020-01-01T00:00:00.000Z' }, '/expiresAt'],
    ['a repeated scope', { scopes: ['casts:read', 'casts:read'] }, '/scopes'],
    ['a scope of the provider', { scopes: ['provision'] }, '/scopes/0'],
    ['an invalid network', { networks: ['203.0.113.0/33'] }, '/networks/0'],
  ])('is refused with %s', async (_name, values, pointer) => {
    const id = await idOf('casts', 'meadow');
    const json = {
      ...{ name: 'W', scopes: ['casts:read'], products: null, networks: [], expiresAt: null },
      ...JSON.parse(JSON.stringify(values).replace('"meadow"', JSON.stringify(id))),
      password: demoPassword,
    };
    const { errors } = await problemOf(await test.call(keys, { as: 'owner', json }));
    expect(errors?.map((error) => error.pointer)).toEqual([pointer]);
  });

  it('is refused beyond the limit of the account', async () => {
    const person = await newPerson(test, 'customer');
    const { key } = await newKeyOf(person);
    const { id: _id, ...row } = await test.db
      .selectFrom('api_keys')
      .selectAll()
      .where('id', '=', key.id)
      .executeTakeFirstOrThrow();
    for (let count = 1; count < limits.keys; count += 1)
      await test.db
        .insertInto('api_keys')
        .values({
          ...row,
          last_used_on: undefined,
          last_used_network: undefined,
          id: crypto.randomUUID(),
          key_hash: Buffer.alloc(32, count),
        })
        .execute();
    await expect(newKeyOf(person)).rejects.toThrow('resource.limit_reached');
  });
});

describe('a call with a key', () => {
  it('reaches what its scopes permit, and nothing of the person', async () => {
    const { secret } = await newAccountKey(test, { scopes: ['casts:read', 'statistics:read'] });
    expect(await statusOf(products, secret)).toBe(200);
    for (const path of [
      '/api/control/user-info',
      '/api/control/sessions',
      '/api/control/mfa',
      keys,
      '/api/control/cast/streams/aurora',
    ]) {
      const response = await test.call(path, { token: secret });
      expect((await problemOf(response)).code).toBe('account.not_permitted');
    }
    expect(await statusOf('/api/admin/dashboard', secret)).toBe(403);
    const foreign = await newAccountKey(test, { scopes: ['settings:write'] }, 'second');
    expect(await statusOf('/api/control/cast/streams/aurora', foreign.secret)).toBe(404);
  });

  it('reaches only the products that it is limited to', async () => {
    const id = await idOf('casts', 'aurora');
    const { key, secret } = await newAccountKey(test, {
      scopes: ['casts:read', 'settings:write'],
      products: [{ kind: 'cast', id }],
    });
    expect(key.products).toEqual([{ kind: 'cast', id, name: expect.any(String) }]);
    expect(await statusOf('/api/control/cast/general/aurora', secret)).toBe(200);
    expect(await statusOf('/api/control/cast/general/harbour', secret)).toBe(404);
    const list = (await (await test.call(products, { token: secret })).json()) as { items: { id: string }[] };
    expect(list.items.map((item) => item.id)).toEqual([id]);
  });

  it('is refused from other networks and over the rate limit', async () => {
    const { secret } = await newAccountKey(test, { networks: ['203.0.113.0/24', '2001:db8::/32'] });
    expect(await statusOf(products, secret, '203.0.113.7')).toBe(200);
    expect(await statusOf(products, secret, '2001:db8::7')).toBe(200);
    expect(await statusOf(products, secret, '198.51.100.7')).toBe(401);
    const many = await newAccountKey(test);
    for (let count = 0; count < callsPerMinute; count += 50)
      await Promise.all(Array.from({ length: 50 }, () => statusOf(products, many.secret)));
    const refused = await test.call(products, { token: many.secret });
    expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
    expect((await problemOf(refused)).code).toBe('request.rate_limited');
    expect(await statusOf(products, secret, '203.0.113.7')).toBe(200);
  });

  it('is 401 once the key is revoked or expired, and no session ends', async () => {
    const session = await test.tokenOf('owner');
    const { key, secret } = await newAccountKey(test);
    const expiresAt = new Date(test.clock.now().getTime() + 60_000).toISOString();
    const short = await newAccountKey(test, { expiresAt });
    expect((await remove(key.id)).status).toBe(204);
    expect((await remove(key.id)).status).toBe(404);
    test.clock.advance({ seconds: 61 });
    for (const token of [secret, short.secret, `${secret.slice(0, -1)}${secret.endsWith('a') ? 'b' : 'a'}`]) {
      const response = await test.call(products, { token });
      expect((await problemOf(response)).code).toBe('auth.invalid_token');
    }
    expect(await statusOf(products, session)).toBe(200);
    expect((await listed(key.id))?.state).toBe('revoked');
    expect((await listed(short.key.id))?.state).toBe('expired');
  });

  it('is refused with the key in the address, and the log never has it', async () => {
    const { secret } = await newAccountKey(test);
    const as = { token: secret };
    for (const url of [`?key=${secret}`, `?key=${secret.replace('_', '%5F')}`]) {
      const response = await test.call(`${products}${url}`, as);
      expect((await problemOf(response)).errors?.[0]?.pointer).toBe('/url');
    }
    await test.call(`/api/nowhere/${secret}`, as);
    expect(test.logs.join()).not.toContain(secret);
  });

  it('is recorded with operation, status and network', async () => {
    const { key, secret } = await newAccountKey(test);
    await statusOf(products, secret, '203.0.113.7');
    await statusOf('/api/control/mfa', secret, '203.0.113.7');
    const body: unknown = await (await test.call(`${keys}/${key.id}/log`, { as: 'owner' })).json();
    expectExactly(keyCallList, body);
    expect(keyCallList.parse(body).items).toMatchObject([
      { operation: 'mfa.get', status: 409, network: '203.0.113.x' },
      { operation: 'products.list', status: 200, network: '203.0.113.x' },
    ]);
    const day = test.clock.now().toISOString().slice(0, 10);
    expect((await listed(key.id))?.lastUsed).toEqual({ day, network: '203.0.113.x' });
    expect((await test.call(`${keys}/${key.id}/log`, { as: 'second' })).status).toBe(404);
  });

  it('keeps the latest 100 calls of a key, for 30 days', async () => {
    const { key, secret } = await newAccountKey(test);
    const total = async () => {
      const response = await test.call(`${keys}/${key.id}/log`, { as: 'owner' });
      return keyCallList.parse(await response.json()).total;
    };
    for (let count = 0; count < 70; count += 1) await statusOf(products, secret);
    expect(await total()).toBe(70);
    for (let count = 0; count < 70; count += 1) await statusOf(products, secret);
    expect(await total()).toBe(limits.keyCalls);
    const before = new Date(test.clock.now().getTime() - 31 * 86_400_000);
    await test.db.updateTable('api_key_calls').set({ at: before }).where('key_id', '=', key.id).execute();
    await purge(test);
    expect(await total()).toBe(0);
  });

  it('names the key in the audit trail', async () => {
    const { key, secret } = await newAccountKey(test, { scopes: ['settings:write'] });
    await test.call('/cast-api/api/harbour/widgets', { token: secret, json: widgetExample });
    const { details } = await test.db
      .selectFrom('audit_trail')
      .select('details')
      .where('action', '=', 'widget.created')
      .executeTakeFirstOrThrow();
    expect(details).toMatchObject({ keyId: key.id });
  });

  it('shares no idempotency key with other keys of the account', async () => {
    const headers = { 'idempotency-key': 'the-same-for-both' };
    const [one, two] = [await newAccountKey(test), await newAccountKey(test)];
    const setup = (token: string) =>
      test.call('/cast-api/api/aurora/widgets', { token, method: 'POST', json: {}, headers });
    expect((await setup(one.secret)).status).toBe(409);
    expect((await setup(two.secret)).status).toBe(409);
  });
});

describe('a leaked key', () => {
  const report = (key: string) => test.call('/api/keys/report-leak', { json: { key } });

  it('is revoked by whoever reports it, and its owner is told', async () => {
    const person = await newPerson(test, 'customer');
    const { secret } = await newKeyOf(person);
    const known = await report(secret);
    const unknown = await report('studio_live_unknown');
    expect([known.status, unknown.status]).toEqual([202, 202]);
    expect(await known.text()).toBe(await unknown.text());
    expect(await statusOf(products, secret)).toBe(401);
    expect(mailsTo(test, person.email).at(-1)).toEqual({
      kind: 'key_leaked',
      name: 'Noor',
      keyEnd: secret.slice(-4),
    });
    await report(secret);
    expect(mailsTo(test, person.email).filter(({ kind }) => kind === 'key_leaked')).toHaveLength(1);
  });
});

describe('a key of the provider', () => {
  it('is managed by superadmins and acts for all customers within its scopes', async () => {
    const { key, secret } = await newStaffKey(test, { scopes: ['casts:read'] });
    expect((await test.call('/api/admin/keys', { as: 'admin' })).status).toBe(409);
    expect(await statusOf('/cast-api/api/aurora/now', secret)).toBe(200);
    expect(await statusOf('/cast-api/api/meadow/now', secret)).toBe(200);
    expect(await statusOf('/api/admin/keys', secret)).toBe(409);
    const change = { name: 'Shop', networks: [] };
    const changed = await test.call(`/api/admin/keys/${key.id}`, {
      as: 'superadmin',
      method: 'PATCH',
      json: change,
    });
    expect(await changed.json()).toMatchObject({ name: 'Shop' });
    expect((await remove(key.id)).status).toBe(404);
    const other = await newPerson(test, 'admin');
    await test.db
      .updateTable('admins')
      .set({ role: 'superadmin' })
      .where('email', '=', other.email)
      .execute();
    const disable = (disabled_at: Date | null) =>
      test.db.updateTable('admins').set({ disabled_at }).where('username', '=', 'superadmin').execute();
    await disable(new Date());
    expect(await statusOf('/cast-api/api/aurora/now', secret)).toBe(401);
    await disable(null);
  });
});

describe('a sign-in link', () => {
  const idOfOwner = async (email: string) =>
    (
      await test.db
        .selectFrom('customers')
        .select('account_id')
        .where('email', '=', email)
        .executeTakeFirstOrThrow()
    ).account_id;
  const link = async (email: string, token: string) =>
    test.call(`/api/admin/customers/${await idOfOwner(email)}/sso`, { method: 'POST', token });
  const use = (token: string, code?: string) =>
    test.call('/api/auth/link', { json: { token, ...(code && { code }) } });
  const tokenIn = async (response: Response) => {
    const { url } = (await response.json()) as { url: string };
    expect(url).toMatch(/^https:\/\/studio\.example\/login#link=/);
    return url.split('#link=')[1] ?? '';
  };

  it('signs the owner in once within 5 minutes', async () => {
    const { secret } = await newStaffKey(test);
    const token = await tokenIn(await link('owner@studio.test', secret));
    const response = await use(token);
    expect(response.status).toBe(200);
    const session = (await response.json()) as { token: string; user: { email: string } };
    expect(session.user.email).toBe('owner@studio.test');
    expect(await statusOf('/api/control/user-info', session.token)).toBe(200);
    expect((await problemOf(await use(token))).code).toBe('auth.invalid_link');
    const late = await tokenIn(await link('owner@studio.test', secret));
    test.clock.advance({ minutes: 5 });
    expect((await problemOf(await use(late))).code).toBe('auth.invalid_link');
  });

  it('asks for the second step and stays valid meanwhile', async () => {
    const person = await newPerson(test, 'customer');
    const app = await turnOnSecondStep(test, person);
    const { secret } = await newStaffKey(test);
    const token = await tokenIn(await link(person.email, secret));
    expect((await problemOf(await use(token))).code).toBe('auth.code_required');
    expect((await problemOf(await use(token, app.wrongCode()))).code).toBe('auth.invalid_code');
    expect((await use(token, app.code())).status).toBe(200);
  });

  it('is created only by keys with the scope', async () => {
    const { secret } = await newStaffKey(test, { scopes: ['casts:read'] });
    expect((await link('owner@studio.test', secret)).status).toBe(409);
    expect((await link('owner@studio.test', await test.tokenOf('superadmin'))).status).toBe(409);
    const provision = await newStaffKey(test);
    const missing = '/api/admin/customers/00000000-0000-7000-8000-000000000000/sso';
    expect((await test.call(missing, { method: 'POST', token: provision.secret })).status).toBe(404);
  });
});

describe('a rotated key', () => {
  it('works beside its successor for the chosen time', async () => {
    const { key, secret } = await newAccountKey(test, { networks: ['127.0.0.1'] });
    const rotate = () =>
      test.call(`${keys}/${key.id}/rotate`, {
        as: 'owner',
        json: { overlapHours: 24, password: demoPassword },
      });
    const next = createdKey.parse(await (await rotate()).json());
    expect(next.key).toMatchObject({ name: key.name, scopes: key.scopes, networks: key.networks });
    expect((await listed(key.id))?.state).toBe('replaced');
    expect((await rotate()).status).toBe(404);
    expect(await statusOf(products, secret)).toBe(200);
    expect(await statusOf(products, next.secret)).toBe(200);
    test.clock.advance({ minutes: 24 * 60 });
    expect(await statusOf(products, secret)).toBe(401);
    expect(await statusOf(products, next.secret)).toBe(200);
  });
});
