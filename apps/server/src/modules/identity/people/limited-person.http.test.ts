import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exampleOf, operations, problemOf } from '#/testing/app/contract.ts';
import { type Member, newMember } from '#/testing/app/members.ts';
import { createTestApp, type TestApp } from '#/testing/app/test-app.ts';
import { createPng } from '#/testing/stand-ins/test-images.ts';

let test: TestApp;
let manager: Member;
let all: readonly { kind: string; id: string; name: string }[];
beforeAll(async () => {
  test = await createTestApp({ heartbeatMs: 50 });
  const owner = await test.tokenOf('owner');
  const list = await (await test.call('/api/control/people', { token: owner })).json();
  all = (list as { products: typeof all }).products;
  const cast = await castOf('aurora');
  manager = await newMember(test, owner, { role: 'manager', products: [{ kind: 'cast', id: cast.id }] });
});
afterAll(() => test.close());

const castOf = (username: string) =>
  test.db.selectFrom('casts').selectAll().where('username', '=', username).executeTakeFirstOrThrow();

async function itemsOf(path: string): Promise<Record<string, unknown>[]> {
  const response = await manager.call(path);
  expect(response.status).toBe(200);
  return ((await response.json()) as { items: Record<string, unknown>[] }).items;
}

/** Another cast of the same account. */
async function otherCast(): Promise<string> {
  const { account_id } = await castOf('aurora');
  const { username } = await test.db
    .selectFrom('casts')
    .select('username')
    .where('account_id', '=', account_id)
    .where('username', '!=', 'aurora')
    .limit(1)
    .executeTakeFirstOrThrow();
  return username;
}

describe('a manager who is limited to one cast', () => {
  it('[C1] sees only this cast in every list', async () => {
    expect(all.length).toBeGreaterThan(4);
    expect((await itemsOf('/api/control/products')).map(({ username }) => username)).toEqual(['aurora']);
    for (const path of ['/api/control/onepage', '/api/control/alexa', '/api/control/mobile'])
      expect(await itemsOf(path)).toEqual([]);
    const overviews = await itemsOf('/cast-api/api/overview');
    expect(overviews).toMatchObject([{ now: { username: 'aurora' } }]);
    const people = await (await manager.call('/api/control/people')).json();
    expect((people as { products: object[] }).products).toMatchObject([{ kind: 'cast' }]);
  });

  it('[C1] gets 404 for every operation of another cast or site of the account', async () => {
    const username = await otherCast();
    const named = operations.filter(
      ({ route, template }) => template.includes('{username}') && !['admin', 'public'].includes(route.access),
    );
    const answers = await Promise.all(
      named.map(async (operation) => {
        const { path, json, headers, file } = exampleOf(operation);
        const other = path.replace(/\/aurora(?=\/|\?|$)/, `/${username}`);
        const { method } = operation;
        const response = await manager.call(other, { method, json, headers, file });
        await response.body?.cancel();
        return [operation.id, response.status];
      }),
    );
    expect(answers.filter(([, status]) => status !== 404)).toEqual([]);
  });

  it('[C1] hears only this cast', async () => {
    const username = await otherCast();
    const topics = [`cast:${username}`, `listeners:${username}`, `cast:aurora,cast:${username}`];
    for (const topic of topics)
      expect((await manager.call(`/cast-api/live?topics=${topic}`)).status).toBe(404);
    const own = await manager.call('/cast-api/live?topics=cast:aurora,listeners:aurora');
    await own.body?.cancel();
    expect(own.status).toBe(200);
  });

  it('[C1] sees the uploads of others only as not found', async () => {
    const file = createPng(600, 600);
    const upload = async (call: Member['call']) =>
      (await (await call('/api/control/uploads?kind=image.logo', { file })).json()) as { id: string };
    const owner: Member['call'] = (path, options) => test.call(path, { as: 'owner', ...options });
    const theirs = await upload(owner);
    expect((await manager.call(`/api/control/uploads/${theirs.id}`)).status).toBe(404);
    expect((await manager.call(`/api/control/uploads/${theirs.id}`, { method: 'DELETE' })).status).toBe(404);
    const own = await upload(manager.call);
    expect((await manager.call(`/api/control/uploads/${own.id}`)).status).toBe(200);
  });

  it('does not see a new product of the account', async () => {
    const { account_id: accountId } = await castOf('aurora');
    await test.db
      .insertInto('mobile_apps')
      .columns(['id', 'account_id', 'platform', 'name', 'status', 'version', 'store_url'])
      .expression((eb) =>
        eb
          .selectFrom('mobile_apps')
          .select((sub) => [
            sub.val('00000000-0000-7000-8000-00000000abcd').as('id'),
            'account_id',
            'platform',
            'name',
            'status',
            'version',
            'store_url',
          ])
          .where('account_id', '=', accountId)
          .limit(1),
      )
      .execute();
    expect(await itemsOf('/api/control/mobile')).toEqual([]);
  });

  it('loses a cast at once, also in an open stream', async () => {
    const owner = await test.tokenOf('owner');
    const other = await castOf(await otherCast());
    const json = { role: 'manager', products: [{ kind: 'cast', id: other.id }] };
    const response = await test.call(`/api/control/people/${manager.id}`, {
      token: owner,
      method: 'PUT',
      json,
    });
    expect(response.status).toBe(200);
    const gone = await manager.call('/api/control/cast/general/aurora');
    expect((await problemOf(gone)).code).toBe('resource.not_found');
    expect((await itemsOf('/api/control/products')).map(({ username }) => username)).toEqual([
      other.username,
    ]);
  });
});
