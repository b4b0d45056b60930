import { customerSignIn, limits } from '@unmuted/api/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { depthOf } from '#/platform/http/request-bodies.ts';
import { exampleOf, operations, pathOf, problemOf, rightfulActor } from '#/testing/app/contract.ts';
import { newPerson } from '#/testing/app/people.ts';
import { createTestApp, credentialsOf, type TestApp } from '#/testing/app/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const signIn = (json: unknown) => test.call('/api/authenticate', { json });
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

describe('request bodies', () => {
  it('[H9] are accepted up to 1 MB; one byte more is a 413', async () => {
    const sized = (bytes: number) => {
      const empty = JSON.stringify({ ...credentialsOf('owner').json, pad: '' });
      return JSON.stringify({ ...credentialsOf('owner').json, pad: 'a'.repeat(bytes - empty.length) });
    };
    expect((await signIn(sized(limits.jsonBodyBytes))).status).toBe(422);
    const refused = await signIn(sized(limits.jsonBodyBytes + 1));
    expect(refused.status).toBe(413);
    expect(await problemOf(refused)).toMatchObject({ code: 'request.too_large' });
  });

  it('[H9] may nest 32 levels deep, not 33', async () => {
    const deepest = await problemOf(await signIn(`{"email":${nested(limits.jsonDepth - 1)}}`));
    const deeper = await problemOf(await signIn(`{"email":${nested(limits.jsonDepth)}}`));
    expect([deepest.code, deeper.code]).toEqual(['request.invalid', 'request.malformed']);
  });

  it('[H9] with half a million brackets are rejected at low cost', async () => {
    const started = performance.now();
    expect((await signIn(nested(490_000))).status).toBe(422);
    expect(performance.now() - started).toBeLessThan(500);
  });

  it('[H9] may contain any brackets in strings', () => {
    expect(depthOf('{"a":"[[[[\\"[[","b":[]}')).toBe(2);
  });

  it.each(['{"__proto__":{"isAdmin":true}}', '{"constructor":{"prototype":{"isAdmin":true}}}'])(
    'cannot set a prototype: %s',
    async (body) => {
      expect((await signIn(body)).status).toBe(422);
      expect('isAdmin' in {}).toBe(false);
    },
  );
});

describe('page size', () => {
  const paged = operations.filter(({ route }) => route.query && 'pageSize' in route.query.shape);

  it.each(paged)('[H9] is limited to 200 entries for $id', async (operation) => {
    const { prepare, prepareFor } = exampleOf(operation);
    const person = prepareFor && (await newPerson(test, 'customer'));
    const { params } = (person ? await prepareFor(test, person) : await prepare?.(test)) ?? {};
    const caller = person ? { token: person.token } : { as: rightfulActor(operation) };
    const path = pathOf(operation, params).replace(/\?.*/, '');
    const statusOf = async (size: string) => (await test.call(`${path}?pageSize=${size}`, caller)).status;
    // Some operations offer fixed sizes only, including 100.
    const largest = await Promise.all([String(limits.pageSize), '100'].map(statusOf));
    expect(largest).toContain(200);
    for (const size of ['201', '1e9', '1000000', '0', '-1', '', '1.5', '٣']) {
      expect(await statusOf(encodeURIComponent(size))).toBe(422);
    }
  });
});

describe('regular expressions', () => {
  const bombs = [
    `${'a'.repeat(50_000)}@`,
    `a@${'a.'.repeat(25_000)}`,
    `a@${'-'.repeat(50_000)}`,
    `${'!'.repeat(50_000)}@a.b`,
    `a@${'a'.repeat(63)}.`.repeat(800),
  ];
  it.each(bombs)('[H9] do not backtrack exponentially on an e-mail address (%#)', (email) => {
    const started = performance.now();
    expect(customerSignIn.safeParse({ email, password: 'x' }).success).toBe(false);
    expect(performance.now() - started).toBeLessThan(100);
  });

  it.each([
    `/cast-api/api/overview?usernames=${'a-'.repeat(3_000)}!`,
    `/cast-api/live?topics=${'cast:aaa,'.repeat(800)}`,
    `/cast-api/api/${'a-'.repeat(200)}/now`,
  ])('[H9] do not backtrack exponentially on a URL (%#)', async (path) => {
    const started = performance.now();
    expect((await test.call(path, { as: 'owner' })).status).toBe(422);
    expect(performance.now() - started).toBeLessThan(300);
  });
});
