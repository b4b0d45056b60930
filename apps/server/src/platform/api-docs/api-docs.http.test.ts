import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import castDocument from '@unmuted/api/openapi/cast.json' with { type: 'json' };
import mainDocument from '@unmuted/api/openapi/main.json' with { type: 'json' };
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { curlOf } from '#/platform/api-docs/examples.ts';
import { type OpenApiDocument, operationsOf } from '#/platform/api-docs/openapi.ts';
import { operations } from '#/testing/app/contract.ts';
import { newAccountKey, newStaffKey } from '#/testing/app/keys.ts';
import { createTestApp, type TestApp } from '#/testing/app/test-app.ts';

const run = promisify(execFile);
let test: TestApp;
let origin: string;
beforeAll(async () => {
  test = await createTestApp({}, { oneProcess: 'listens on a port' });
  origin = await test.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => test.close());

const documents = { main: mainDocument, cast: castDocument } as unknown as Record<
  'main' | 'cast',
  OpenApiDocument
>;
const bases = { main: '/api', cast: '/cast-api' };

describe('the reference', () => {
  it('describes every operation of both documents, without scripts', async () => {
    const overview = await test.call('/docs/api');
    expect(overview.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'self';/);
    const links = [...(await overview.text()).matchAll(/href="(\/docs\/api\/(?:main|cast)\/[^"]+)"/g)];
    const pages = await Promise.all(
      links.map(async ([, path = '']) => {
        const response = await test.call(path);
        expect(response.status).toBe(200);
        return response.text();
      }),
    );
    const text = pages.join('');
    for (const { id } of operations) expect(text).toContain(`<section id="${id}">`);
    expect(text).not.toMatch(/<script| style=|undefined|\[object/);
    expect(text).toContain('https://studio.example/api/control/products');
  });

  it('serves the style sheet and the documents', async () => {
    const css = await test.call('/docs/api/reference.css');
    expect(css.headers.get('content-type')).toBe('text/css; charset=utf-8');
    expect(await (await test.call('/docs/api/main.json')).json()).toEqual(mainDocument);
    const known = { 'if-none-match': css.headers.get('etag') ?? '' };
    expect((await test.call('/docs/api/reference.css', { headers: known })).status).toBe(304);
  });
});

describe('the curl examples', () => {
  /** Operations on the demo cast that a key may call, and whose example names nothing that is not there. */
  const samples = (['main', 'cast'] as const).flatMap((id) =>
    documents[id].tags.flatMap(({ name }) =>
      operationsOf(documents[id], name)
        .filter(({ method, path, 'x-scopes': scopes = [], parameters = [], operationId }) => {
          const named = [...path.matchAll(/\{(\w+)\}/g)].every(([, each = '']) =>
            ['username', 'stream'].includes(each),
          );
          const isPlain = parameters.every((each) => each.in !== 'query' || !each.required);
          return method === 'GET' && scopes.length > 0 && named && isPlain && operationId !== 'live.stream';
        })
        .map((operation) => ({ id, operation, name: operation.operationId })),
    ),
  );

  it.each(samples)('of $name runs in a shell', async ({ id, operation }) => {
    const isOfStaff = operation['x-access'] === 'admin';
    const { secret } = isOfStaff
      ? await newStaffKey(test, { scopes: ['provision', 'casts:read', 'settings:write', 'statistics:read'] })
      : await newAccountKey(test, {
          scopes: [
            'casts:read',
            'casts:control',
            'settings:write',
            'statistics:read',
            'listeners:read',
            'webhooks:write',
          ],
        });
    const command = curlOf(documents[id], operation, origin + bases[id]);
    // The products of the demo account: sites have other names than casts.
    const script = command.replace('/onepage/aurora', '/onepage/harbour');
    const { stdout } = await run('sh', ['-c', `${script} -s -o /dev/null -w '%{http_code}'`], {
      env: { ...process.env, STUDIO_KEY: secret },
    });
    await test.db.deleteFrom('api_keys').execute();
    expect(stdout).toBe('200');
  });

  it('cover both APIs', () => {
    expect(samples.length).toBeGreaterThan(20);
  });
});
