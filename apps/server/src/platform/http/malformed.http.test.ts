import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exampleOf, type Operation, operations, statusesOf } from '#/testing/app/contract.ts';
import { rightfulToken } from '#/testing/app/rightful-token.ts';
import { createTestApp, type TestApp } from '#/testing/app/test-app.ts';

interface Wire {
  readonly method: string;
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body?: string | Buffer;
}

interface Answer {
  readonly status: number;
  readonly allow: string | undefined;
  readonly code: string | undefined;
}

interface Fault {
  readonly name: string;
  /** Turns a valid call into a malformed one. */
  readonly make: (valid: Wire) => Wire;
  /** Statuses that reject it. Operations that fail anyway, such as with 404 or 429, may do so first. */
  readonly statuses: readonly number[];
  /** Operations to which the call is valid: they answer as to a valid one. */
  readonly ignoredBy?: (operation: Operation) => boolean;
}

/** HTTP gives content in a GET request no meaning, so the server ignores it. */
const isGet = ({ method }: Operation) => method === 'GET';
/** Clients may send a content type with an empty body, such as in a POST without parameters. */
const takesNoBody = ({ route }: Operation) => !route.body && !route.file;

const faults: readonly Fault[] = [
  { name: 'the body {', make: (valid) => withJson(valid, '{'), statuses: [422], ignoredBy: isGet },
  {
    name: 'a JSON content type without a body',
    make: ({ body: _, ...valid }) => withJson(valid),
    statuses: [422],
    ignoredBy: takesNoBody,
  },
  {
    name: 'text/plain',
    make: (valid) => ({ ...valid, headers: { ...valid.headers, 'content-type': 'text/plain' }, body: 'x' }),
    statuses: [415],
    ignoredBy: isGet,
  },
  {
    name: 'a body without a content type',
    make: (valid) => ({ ...valid, headers: without(valid.headers, 'content-type'), body: 'x' }),
    statuses: [415],
    ignoredBy: isGet,
  },
  {
    name: 'an undeclared field',
    make: (valid) => withJson(valid, '{"isAdmin":true}'),
    statuses: [422],
    ignoredBy: isGet,
  },
  {
    name: 'an array as the body',
    make: (valid) => withJson(valid, '[1]'),
    statuses: [422],
    ignoredBy: isGet,
  },
  { name: 'null as the body', make: (valid) => withJson(valid, 'null'), statuses: [422], ignoredBy: isGet },
  {
    name: 'an undeclared query parameter',
    make: (valid) => ({ ...valid, path: `${valid.path}${valid.path.includes('?') ? '&' : '?'}x=1` }),
    statuses: [422],
  },
  {
    name: '%E0%A4%A in the path',
    make: (valid) => ({ ...valid, path: valid.path.replace(/[^/?]+(\?|$)/, '%E0%A4%A$1') }),
    statuses: [404],
  },
  {
    name: '%E0%A4%A in the query',
    make: (valid) => ({ ...valid, path: `${valid.path.split('?')[0]}?page=%E0%A4%A` }),
    statuses: [422],
  },
  {
    name: 'a header of 9 kB',
    make: (valid) => ({ ...valid, headers: { ...valid.headers, 'x-long': 'a'.repeat(9_000) } }),
    statuses: [],
    // Within the size limit.
    ignoredBy: () => true,
  },
  {
    name: 'a wrong method',
    make: (valid) => ({ ...valid, method: unusedMethod(valid) }),
    statuses: [405],
  },
  { name: 'an unknown method', make: (valid) => ({ ...valid, method: 'PROPFIND' }), statuses: [405] },
  { name: 'HEAD', make: (valid) => ({ ...valid, method: 'HEAD' }), statuses: [405] },
  {
    name: 'a longer path',
    make: (valid) => ({ ...valid, path: valid.path.replace(/(\?|$)/, '/more$1') }),
    // 405 where the longer path is another operation's, 422 where it names an object and is not a valid name.
    statuses: [404, 405, 422],
  },
  {
    name: 'a path of 600 characters',
    make: (valid) => ({ ...valid, path: `${valid.path.split('?')[0]}/${'a'.repeat(600)}` }),
    statuses: [404, 405],
  },
];

/** Faults with a JSON body, which an operation that receives a file rejects by its type. */
const isJson = new Set([
  'the body {',
  'a JSON content type without a body',
  'an undeclared field',
  'an array as the body',
  'null as the body',
]);

let test: TestApp;
let port: number;
beforeAll(async () => {
  test = await createTestApp();
  port = Number(new URL(await test.app.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterAll(() => test.close());

describe('a malformed call with a valid token', () => {
  it.each(operations)('$id is rejected without ending the session', async (operation) => {
    const refusals = statusesOf(operation).filter((status) => status >= 400);
    const problems: string[] = [];
    for (const { name, make, statuses, ignoredBy } of faults) {
      const { status } = await send(make(await validCall(operation)));
      const rejected = operation.route.file && isJson.has(name) ? [415] : [...statuses, ...refusals];
      const expected = ignoredBy?.(operation) ? statusesOf(operation) : rejected;
      if (!expected.includes(status)) problems.push(`${name}: ${status}`);
    }
    expect(problems).toEqual([]);
  });

  it('returns the allowed methods of the path with 405', async () => {
    const answer = await send({ method: 'DELETE', path: '/api/control/products', headers: {} });
    expect(answer).toEqual({ status: 405, allow: 'GET', code: 'request.method_not_allowed' });
  });

  it.each([
    ['unreadable JSON', '{', 'request.malformed'],
    ['no body', undefined, 'request.malformed'],
    ['an invalid body', '{}', 'request.invalid'],
  ])('returns the code for %s', async (_name, body, code) => {
    const answer = await send(withJson({ method: 'POST', path: '/api/authenticate', headers: {} }, body));
    expect(answer).toMatchObject({ status: 422, code });
  });
});

async function validCall(operation: Operation): Promise<Wire> {
  const { path, json: body, file, headers: own } = exampleOf(operation);
  const headers = { ...own, authorization: `Bearer ${await rightfulToken(test, operation)}` };
  if (file) {
    const type = { 'content-type': 'application/octet-stream' };
    return { method: operation.method, path, headers: { ...headers, ...type }, body: file };
  }
  if (body === undefined) return { method: operation.method, path, headers };
  return {
    method: operation.method,
    path,
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
}

function withJson(valid: Wire, body?: string): Wire {
  const headers = { ...valid.headers, 'content-type': 'application/json' };
  return { ...valid, headers, ...(body !== undefined && { body }) };
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

/** A method that no operation at the path of the call has. */
function unusedMethod({ path }: Wire): string {
  const [asked = ''] = path.split('?');
  const used = operations
    .filter(({ base, template }) =>
      new RegExp(`^${base}${template.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(asked),
    )
    .map(({ method }) => method);
  return ['PATCH', 'PUT', 'POST', 'DELETE'].find((each) => !used.includes(each)) ?? 'TRACE';
}
