import { mkdir, writeFile } from 'node:fs/promises';
import { connect as connectSocket } from 'node:net';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect } from '#/platform/db/connect.ts';
import { exampleOf, operations, rightfulActor } from '#/testing/app/contract.ts';
import { createTestApp, type TestApp } from '#/testing/app/test-app.ts';

const onEveryReply = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000',
  'cross-origin-opener-policy': 'same-origin',
};
const onApiReplies = {
  ...onEveryReply,
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};
const script = 'console.info("a script long enough to be worth compressing")';
const noDatabase = connect({ connection: { host: '/nowhere', user: 'nobody', database: 'none' } });

let test: TestApp;
let broken: TestApp;
let slow: TestApp;
let dashboardRoot: string;
beforeAll(async () => {
  const files = await createTestApp();
  dashboardRoot = files.dashboardRoot;
  await mkdir(path.join(dashboardRoot, 'static/js'), { recursive: true });
  await mkdir(path.join(dashboardRoot, 'css'));
  await writeFile(path.join(dashboardRoot, 'index.html'), '<!doctype html><div id="root"></div>');
  await writeFile(path.join(dashboardRoot, 'css/light.css'), ':root{}');
  await writeFile(path.join(dashboardRoot, 'push-worker.js'), '');
  await writeFile(path.join(dashboardRoot, 'static/js/main.3fa94b1c.js'), script);
  await writeFile(path.join(dashboardRoot, 'static/js/main.3fa94b1c.js.br'), brotliCompressSync(script));
  const dashboard = {
    root: dashboardRoot,
    streamOrigins: ['https://streams.example'],
    runtime: {
      apiUrl: 'https://api.example/v1',
      castApiUrl: 'https://cast.example',
      brand: 'Studio',
      company: 'Unmuted Ltd',
      defaultLocale: 'en',
      releaseId: 'r1',
      sentryDsn: 'https://key@reports.example/1',
    },
  };
  test = await createTestApp({ dashboard });
  broken = await createTestApp({ connection: noDatabase }, { oneProcess: 'its database is none' });
  slow = await createTestApp(
    { timeoutMs: 300, connection: test.deps.connection },
    { oneProcess: 'it shares the database of another' },
  );
  return () => files.close();
});
afterAll(() => Promise.all([test.close(), broken.close(), slow.close(), noDatabase.close()]));

describe('headers of the APIs', () => {
  it.each(operations)('[F3] $id sends them on success and on error', async (operation) => {
    const { path: to, json } = exampleOf(operation);
    for (const as of [rightfulActor(operation), undefined]) {
      const response = await test.call(to, { method: operation.method, json, ...(as && { as }) });
      await response.body?.cancel();
      const { publicCors } = operation.route;
      expect(Object.fromEntries(response.headers)).toMatchObject({
        ...onApiReplies,
        ...(publicCors && response.ok && { 'cache-control': publicCors.cacheControl }),
      });
    }
  });

  const statuses = [
    [401, () => test.call('/api/control/products')],
    [403, () => test.call('/api/admin/dashboard', { as: 'owner' })],
    [404, () => test.call('/api/nothing')],
    [404, () => test.call('/cast-api/api/nowhere/now', { as: 'owner' })],
    [404, () => test.call('/api/%E0%A4%A', { as: 'owner' })],
    [405, () => test.call('/api/control/products', { method: 'DELETE' })],
    [413, () => test.call('/api/authenticate', { json: JSON.stringify('x'.repeat(1_000_001)) })],
    [
      415,
      () =>
        test.call('/api/authenticate', {
          method: 'POST',
          json: 'x',
          headers: { 'content-type': 'text/xml' },
        }),
    ],
    [422, () => test.call('/api/authenticate', { json: {} })],
    [500, failing],
    [503, () => broken.call('/api/control/products', { token: 'x'.repeat(43) })],
    [508, tooSlow],
  ] as const;
  it.each(statuses)('[F3] a %i sends them, as a problem document', async (status, send) => {
    const response = await send();
    expect(response.status).toBe(status);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      ...onApiReplies,
      'content-type': 'application/problem+json; charset=utf-8',
      'x-request-id': ((await response.json()) as { requestId: string }).requestId,
    });
  });

  it('[F3] a malformed HTTP request gets them too', async () => {
    const { port } = new URL(await slow.app.listen({ host: '127.0.0.1', port: 0 }));
    const reply = await new Promise<string>((resolve, reject) => {
      const socket = connectSocket(Number(port), '127.0.0.1', () => socket.write('nonsense\r\n\r\n'));
      socket.on('data', (chunk) => resolve(chunk.toString()));
      socket.on('error', reject);
    });
    expect(reply).toMatch(/^HTTP\/1\.1 400 /);
    for (const [name, value] of Object.entries(onApiReplies))
      expect(reply).toContain(`${name}: ${value}\r\n`);
  });

  it('a 503 includes Retry-After', async () => {
    const response = await broken.call('/api/control/products', { token: 'x'.repeat(43) });
    expect(response.headers.get('retry-after')).toBe('2');
  });
});

describe('cross-origin requests', () => {
  const preflight = (origin: string) =>
    test.call('/api/control/products', {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'authorization',
      },
    });

  it('[F3] allow a listed origin by name, without credentials', async () => {
    const response = await preflight('https://studio.example');
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe('https://studio.example');
    expect(response.headers.get('access-control-allow-headers')).toContain('authorization');
    expect(response.headers.has('access-control-allow-credentials')).toBe(false);
  });

  it.each(['https://evil.example', 'https://studio.example.evil.example', 'null', 'http://studio.example'])(
    '[F3] do not allow %s',
    async (origin) => {
      const response = await preflight(origin);
      const call = await test.call('/api/control/products', { as: 'owner', headers: { origin } });
      expect(response.headers.has('access-control-allow-origin')).toBe(false);
      expect(call.headers.has('access-control-allow-origin')).toBe(false);
    },
  );

  it('[F3] expose errors to a listed origin', async () => {
    const response = await test.call('/api/nothing', { headers: { origin: 'https://studio.example' } });
    expect(response.headers.get('access-control-allow-origin')).toBe('https://studio.example');
    expect(response.headers.get('vary')).toContain('Origin');
  });
});

describe('the dashboard', () => {
  const navigate = (to: string) => test.call(to, { headers: { accept: 'text/html,*/*' } });

  it.each(['/', '/login', '/cast/aurora/stats', '/admin/dashboard', '/%E0%A4%A', '/cast/%?a=%'])(
    'serves the document for %s',
    async (to) => {
      const response = await navigate(to);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toContain('text/html');
      expect(Object.fromEntries(response.headers)).toMatchObject({
        ...onEveryReply,
        'cache-control': 'no-cache',
      });
    },
  );

  it.each([
    ['no headers, as from a monitor', {}],
    ['any type, as from curl', { accept: '*/*' }],
    ['a browser that names the destination', { accept: 'text/html', 'sec-fetch-dest': 'document' }],
  ])('[C7] serves the document to GET and HEAD with %s', async (_name, headers) => {
    for (const method of ['GET', 'HEAD']) {
      for (const to of ['/', '/login', '/%E0%A4%A']) {
        const response = await test.call(to, { method, headers });
        expect([method, to, response.status]).toEqual([method, to, 200]);
        expect(response.headers.get('content-type')).toContain('text/html');
        expect((await response.text()).length > 0).toBe(method === 'GET');
      }
    }
  });

  it.each([
    ['data', { accept: 'application/json' }],
    ['a picture', { accept: 'image/avif,image/webp,image/*' }],
    ['a script', { accept: '*/*', 'sec-fetch-dest': 'script' }],
  ])('[C7] returns 404 to a request for %s', async (_name, headers) => {
    const response = await test.call('/login', { headers });
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 'route.not_found' });
  });

  it.each([
    '/favicon.ico',
    '/robots.txt',
    '/sitemap.xml',
    '/apple-touch-icon.png',
    '/site.webmanifest',
    '/.well-known/security.txt',
  ])('[C7] never serves the document as %s', async (to) => {
    for (const accept of ['*/*', 'text/html,*/*']) {
      expect((await test.call(to, { headers: { accept } })).status).toBe(404);
    }
  });

  it.each(['POST', 'PUT', 'DELETE'])('does not serve the document to %s', async (method) => {
    expect((await test.call('/login', { method, headers: { accept: 'text/html' } })).status).toBe(404);
  });

  it('sends the full content policy with the document', async () => {
    expect((await navigate('/login')).headers.get('content-security-policy')).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' https://api.example data: blob:; " +
        "media-src 'self' https://streams.example; " +
        "connect-src 'self' https://api.example https://cast.example https://reports.example; worker-src 'self'; " +
        "frame-src 'self' https://cast.example; manifest-src 'self'; object-src 'none'; base-uri 'none'; " +
        "form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types push-worker",
    );
  });

  it('caches hashed files permanently and revalidates others', async () => {
    const [hashed, ...others] = await Promise.all([
      test.call('/static/js/main.3fa94b1c.js'),
      test.call('/css/light.css'),
      test.call('/push-worker.js'),
    ]);
    expect(hashed.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    for (const { status, headers } of others)
      expect([status, headers.get('cache-control')]).toEqual([200, 'no-cache']);
    expect(Object.fromEntries(hashed.headers)).toMatchObject(onEveryReply);
  });

  it('serves precompressed files to clients that accept them', async () => {
    const response = await test.call('/static/js/main.3fa94b1c.js', {
      headers: { 'accept-encoding': 'gzip, br' },
    });
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('content-type')).toContain('javascript');
  });

  it.each([
    ['a chunk of an older build', '/static/js/old.00000000.js', 'text/html'],
    ['an unknown address of the API', '/api/nothing', 'text/html'],
    ['a file that nobody navigates to', '/favicon.png', 'image/*'],
  ])('never serves the document for %s', async (_name, to, accept) => {
    const response = await test.call(to, { headers: { accept } });
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toContain('application/problem+json');
  });

  it.each([
    '/../package.json',
    '/..%2f..%2fpackage.json',
    '/static/%2e%2e/%2e%2e/etc/passwd',
    '/index.html.br',
  ])('serves only its own files: %s', async (to) =>
    expect((await test.call(to, { headers: { accept: 'text/plain' } })).status).toBe(404),
  );

  it('serves the runtime configuration', async () => {
    const response = await test.call('/config.json');
    expect(await response.json()).toMatchObject({
      apiUrl: 'https://api.example/v1',
      brand: 'Studio',
      releaseId: 'r1',
    });
    expect(Object.fromEntries(response.headers)).toMatchObject({
      ...onEveryReply,
      'cache-control': 'no-store',
    });
  });
});

/** A response that fails schema validation. */
async function failing(): Promise<Response> {
  await sql`update alexa_skills set status = 'no such state'`.execute(test.db);
  return test.call('/api/control/alexa', { as: 'owner' });
}

/** Another transaction locks a row that the call needs. Sign in through a server with the normal timeout. */
async function tooSlow(): Promise<Response> {
  const token = await test.tokenOf('owner');
  return test.db.transaction().execute(async (tx) => {
    await sql`lock table one_pages`.execute(tx);
    return slow.call('/api/control/onepage', { token });
  });
}
