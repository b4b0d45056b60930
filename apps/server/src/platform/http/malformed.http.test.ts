import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exampleOf, type Operation, operations, rightfulActor, statusesOf } from '#/testing/app/contract.ts';
import { createTestApp, type TestApp } from '#/testing/app/test-app.ts';

interface Wire {
  readonly method: string;
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body?: string;
}

interface Answer {
  readonly status: number;
  readonly allow: string | undefined;
  readonly code: string | undefined;
}

/** Each makes a good call bad; the statuses it may then have are 200 where the operation does not look, or these. */
const faults: readonly (readonly [name: string, make: (good: Wire) => Wire, statuses: readonly number[]])[] =
  [
    ['the body {', (good) => withJson(good, '{'), [422]],
    ['a JSON header without a body', ({ body: _, ...good }) => withJson(good), [422]],
    [
      'text/plain',
      (good) => ({ ...good, headers: { ...good.headers, 'content-type': 'text/plain' }, body: 'x' }),
      [415],
    ],
    [
      'a body without a type',
      (good) => ({ ...good, headers: without(good.headers, 'content-type'), body: 'x' }),
      [415],
    ],
    ['an undeclared field', (good) => withJson(good, '{"isAdmin":true}'), [422]],
    ['a list for a body', (good) => withJson(good, '[1]'), [422]],
    ['null for a body', (good) => withJson(good, 'null'), [422]],
    [
      'an undeclared query',
      (good) => ({ ...good, path: `${good.path}${good.path.includes('?') ? '&' : '?'}x=1` }),
      [422],
    ],
    [
      '%E0%A4%A in the path',
      (good) => ({ ...good, path: good.path.replace(/[^/?]+(\?|$)/, '%E0%A4%A$1') }),
      [404],
    ],
    [
      '%E0%A4%A in the query',
      (good) => ({ ...good, path: `${good.path.split('?')[0]}?page=%E0%A4%A` }),
      [422],
    ],
    [
      'a header of 9 kB',
      (good) => ({ ...good, headers: { ...good.headers, 'x-long': 'a'.repeat(9_000) } }),
      [],
    ],
    ['a wrong method', (good) => ({ ...good, method: good.method === 'PATCH' ? 'GET' : 'PATCH' }), [405]],
    ['a method that nobody knows', (good) => ({ ...good, method: 'PROPFIND' }), [405]],
    ['HEAD', (good) => ({ ...good, method: 'HEAD' }), [405]],
    // 405 where a longer path leads to something that is done otherwise, 422 where it would name something and does not.
    [
      'a path that goes on',
      (good) => ({ ...good, path: good.path.replace(/(\?|$)/, '/more$1') }),
      [404, 405, 422],
    ],
    [
      'a path of 600 characters',
      (good) => ({ ...good, path: `${good.path.split('?')[0]}/${'a'.repeat(600)}` }),
      [404, 405],
    ],
  ];

let test: TestApp;
let port: number;
beforeAll(async () => {
  test = await createTestApp();
  port = Number(new URL(await test.app.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterAll(() => test.close());

describe('a malformed call with a valid token', () => {
  describe.each(operations)('$id', (operation) => {
    it.each(faults)(`${operation.id} with %s ends no session`, async (_name, make, statuses) => {
      const answer = await send(make(await goodCall(operation)));
      expect([400, 401, 403, 419]).not.toContain(answer.status);
      expect([...statusesOf(operation), ...statuses]).toContain(answer.status);
    });
  });

  it('names the methods that an address takes', async () => {
    const answer = await send({ method: 'DELETE', path: '/api/control/products', headers: {} });
    expect(answer).toEqual({ status: 405, allow: 'GET', code: 'request.method_not_allowed' });
  });

  it.each([
    ['an unreadable body', '{', 'request.malformed'],
    ['no body', undefined, 'request.malformed'],
    ['a wrong body', '{}', 'request.invalid'],
  ])('tells %s by its code', async (_name, body, code) => {
    const answer = await send(withJson({ method: 'POST', path: '/api/authenticate', headers: {} }, body));
    expect(answer).toMatchObject({ status: 422, code });
  });
});

async function goodCall(operation: Operation): Promise<Wire> {
  const { path, json: body, headers: own } = exampleOf(operation);
  const headers = { ...own, authorization: `Bearer ${await test.tokenOf(rightfulActor(operation))}` };
  if (body === undefined) return { method: operation.method, path, headers };
  return {
    method: operation.method,
    path,
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
}

function withJson(good: Wire, body?: string): Wire {
  const headers = { ...good.headers, 'content-type': 'application/json' };
  return { ...good, headers, ...(body !== undefined && { body }) };
}

function without(headers: Record<string, string>, name: string): Record<string, string> {
  const { [name]: _, ...rest } = headers;
  return rest;
}

function send({ method, path, headers, body }: Wire): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const call = request(
      { port, method, path, headers: { ...headers, ...length }, agent: false },
      async (response) => {
        const { statusCode: status = 0, headers: sent } = response;
        if (sent['content-type'] === 'text/event-stream') {
          response.destroy();
          resolve({ status, allow: sent.allow, code: undefined });
          return;
        }
        const text = Buffer.concat(await response.toArray()).toString();
        const code = text === '' ? undefined : (JSON.parse(text) as { code?: string }).code;
        resolve({ status, allow: sent.allow, code });
      },
    );
    call.on('error', reject);
    call.end(body);
  });
}
