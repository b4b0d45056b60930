import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  exampleOf,
  missingId,
  type Operation,
  operations,
  pathOf,
  problemOf,
  statusesOf,
} from '#/testing/app/contract.ts';
import { type Actor, actors, createTestApp, type TestApp } from '#/testing/app/test-app.ts';
import { allExamples } from '#/testing/examples/all-examples.ts';
import { statusFor } from '#/testing/examples/example.ts';

const roles = ['nobody', ...actors] as const;

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

function send(operation: Operation, as?: Actor, token?: string): Promise<Response> {
  const { path, json, file, headers } = exampleOf(operation);
  const { method } = operation;
  return test.call(path, { method, json, file, headers, ...(as && { as }), ...(token && { token }) });
}

describe('the access matrix', () => {
  it('[B2] has one example per operation of both documents', () => {
    expect([...allExamples.keys()].sort()).toEqual(operations.map(({ id }) => id).sort());
  });

  const documents = [
    ['[B2]', operations.filter(({ base }) => base === '/api')],
    ['[C5]', operations.filter(({ base }) => base !== '/api')],
  ] as const;
  describe.each(documents)('%s', (row, listed) => {
    it.each(listed)(
      `${row} $id answers each role and an unknown token as its example declares`,
      async (operation) => {
        const problems: string[] = [];
        for (const role of roles) {
          const response = await send(operation, role === 'nobody' ? undefined : role);
          await response.body?.cancel();
          const cell = statusFor(exampleOf(operation).access, role);
          const expected = cell === 200 ? statusesOf(operation) : [cell];
          if (!expected.includes(response.status)) problems.push(`${role}: ${response.status}`);
        }
        expect(problems).toEqual([]);
        if (operation.route.access === 'public') return;
        const response = await send(operation, undefined, 'x'.repeat(43));
        expect(response.status).toBe(401);
        expect(await problemOf(response)).toMatchObject({ code: 'auth.invalid_token' });
      },
    );
  });
});

describe('resources of another customer', () => {
  const foreign = [
    ['a list filter', '/cast-api/api/overview?usernames=meadow', '/cast-api/api/overview?usernames=nowhere'],
    [
      'a filter that also names the caller’s cast',
      '/cast-api/api/overview?usernames=aurora,meadow',
      '/cast-api/api/overview?usernames=aurora,nowhere',
    ],
    [
      'a live listeners topic',
      '/cast-api/live?topics=listeners:meadow',
      '/cast-api/live?topics=listeners:nowhere',
    ],
    ['a live topic', '/cast-api/live?topics=cast:meadow', '/cast-api/live?topics=cast:nowhere'],
    ['the fleet topic', '/cast-api/live?topics=fleet', '/cast-api/live?topics=cast:nowhere'],
  ] as const;

  it.each(foreign)('[C1] return the same 404 as missing ones: %s', async (_name, theirs, missing) => {
    const [hidden, absent] = await Promise.all([
      test.call(theirs, { as: 'owner' }),
      test.call(missing, { as: 'owner' }),
    ]);
    expect(hidden.status).toBe(404);
    expect({ ...(await problemOf(hidden)), requestId: '' }).toEqual({
      ...(await problemOf(absent)),
      requestId: '',
    });
  });

  it('[C1] return the same 404 as missing ones: a session', async () => {
    const list = await (await test.call('/api/control/sessions', { as: 'second' })).json();
    const theirs = (list as { items: { id: string }[] }).items[0]?.id ?? '';
    const end = (id: string) => test.call(`/api/control/sessions/${id}`, { as: 'owner', method: 'DELETE' });
    const [hidden, absent] = await Promise.all([end(theirs), end(missingId)]);
    expect(hidden.status).toBe(404);
    expect({ ...(await problemOf(hidden)), requestId: '' }).toEqual({
      ...(await problemOf(absent)),
      requestId: '',
    });
    expect((await test.call('/api/control/sessions', { as: 'second' })).status).toBe(200);
  });

  const objects = operations.filter(
    (operation) => exampleOf(operation).access === 'owned' && objectParams(operation).length > 0,
  );
  it.each(objects)(
    "[C1] return the same 404 as missing ones: the object of $id, below the caller's own cast",
    async (operation) => {
      const { json, headers, prepare, params: named = {} } = exampleOf(operation);
      const { params = named, ...rest } = (await prepare?.(test)) ?? {};
      expect(Object.keys(params)).toEqual(expect.arrayContaining(objectParams(operation)));
      const of = (path: string) =>
        test.call(ofSecond(path), { method: operation.method, json, headers, ...rest, as: 'second' });
      const missing = Object.fromEntries(objectParams(operation).map((name) => [name, missingFor(name)]));
      const [hidden, absent] = [
        await of(pathOf(operation, params)),
        await of(pathOf(operation, { ...params, ...missing })),
      ];
      expect(hidden.status).toBe(404);
      expect({ ...(await problemOf(hidden)), requestId: '' }).toEqual({
        ...(await problemOf(absent)),
        requestId: '',
      });
    },
  );

  // The matrix covers operations of staff and public ones.
  const named = operations.filter(
    ({ route, template }) => template.includes('{username}') && !['admin', 'public'].includes(route.access),
  );
  it.each(named)('[C1] return the same 404 as missing ones: the cast or site of $id', async (operation) => {
    const { path, json, headers } = exampleOf(operation);
    const of = (to: string) => test.call(to, { method: operation.method, json, headers, as: 'owner' });
    const [hidden, absent] = await Promise.all([
      of(ofSecond(path)),
      of(pathOf(operation, { username: 'nowhere' })),
    ]);
    expect(hidden.status).toBe(404);
    expect({ ...(await problemOf(hidden)), requestId: '' }).toEqual({
      ...(await problemOf(absent)),
      requestId: '',
    });
  });

  const lists = operations.filter(
    ({ id, route, template }) =>
      (id.endsWith('.list') && !template.includes('{') && route.access !== 'admin') ||
      id === 'casts.listOverviews',
  );
  it.each(lists)('[C1] are not listed by $id', async (operation) => {
    const [mine, theirs] = await Promise.all([send(operation, 'owner'), send(operation, 'second')]);
    const [own, foreignNames] = [await namesIn(mine), await namesIn(theirs)];
    expect(own.length).toBeGreaterThan(0);
    expect(own.filter((name) => foreignNames.includes(name))).toEqual([]);
  });
});

/** The path parameters that name an object below a cast or site. */
const objectParams = ({ template }: Operation) =>
  [...template.matchAll(/\{(\w+)\}/g)].flatMap(([, name = '']) =>
    ['username', 'stream', 'section', 'revision', 'number'].includes(name) ? [] : [name],
  );

const missingNames: Readonly<Record<string, string>> = { domain: 'nothing.example', songId: '999999999' };
const missingFor = (name: string) => missingNames[name] ?? missingId;

/** The path with a cast or site of `second` in place of that of `owner`. */
const ofSecond = (path: string) =>
  path
    .replace(/\/onepage\/[a-z-]+(?=\/|\?|$)/, '/onepage/meadow-lane')
    .replace(/\/aurora(?=\/|\?|$)/, '/meadow');

async function namesIn(response: Response): Promise<string[]> {
  const { items } = (await response.json()) as { items: Record<string, unknown>[] };
  return items.map((item) => JSON.stringify(item.id ?? item.username ?? item.name));
}
