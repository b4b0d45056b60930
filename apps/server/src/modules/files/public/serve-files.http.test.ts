import type { Upload } from '@unmuted/api/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#/testing/app/test-app.ts';
import { createPng } from '#/testing/stand-ins/test-images.ts';

let test: TestApp;
let path: string;
let hash: string;
let content: Buffer;
beforeAll(async () => {
  test = await createTestApp();
  const response = await test.call('/api/control/uploads?kind=image.logo', {
    as: 'owner',
    file: createPng(64, 64),
  });
  path = new URL(((await response.json()) as Upload).url ?? '').pathname;
  hash = path.slice('/files/'.length, -'.png'.length);
  content = Buffer.from(await (await test.call(path)).arrayBuffer());
});
afterAll(() => test.close());

it('[D6] serves a file with its stored type, as data that no browser runs', async () => {
  const response = await test.call(path);
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/png',
    'content-length': String(content.length),
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    'cache-control': 'public, max-age=31536000, immutable',
    etag: `"${hash}"`,
  });
});

it('answers HEAD with the headers alone', async () => {
  const response = await test.call(path, { method: 'HEAD' });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-length')).toBe(String(content.length));
  expect(await response.text()).toBe('');
});

it('answers 304 to a known entity tag', async () => {
  const response = await test.call(path, { headers: { 'if-none-match': `"x", W/"${hash}"` } });
  expect(response.status).toBe(304);
});

it.each([
  ['bytes=0-3', 0, 3],
  ['bytes=10-', 10, null],
  ['bytes=-5', -5, null],
  ['bytes=4-999999', 4, null],
])('returns the range %s', async (range, first, last) => {
  const response = await test.call(path, { headers: { range } });
  const expected = content.subarray(first, last === null ? undefined : last + 1);
  expect(response.status).toBe(206);
  expect(Buffer.from(await response.arrayBuffer()).equals(expected)).toBe(true);
  const from = content.indexOf(expected);
  expect(response.headers.get('content-range')).toBe(
    `bytes ${from}-${from + expected.length - 1}/${content.length}`,
  );
});

it.each(['bytes=5-2', 'bytes=0-1,3-4', 'bytes=-', 'items=0-1'])('ignores the range %s', async (range) => {
  expect((await test.call(path, { headers: { range } })).status).toBe(200);
});

it('ignores a range of another version', async () => {
  const headers = { range: 'bytes=0-3', 'if-range': '"x"' };
  expect((await test.call(path, { headers })).status).toBe(200);
});

it('answers 416 to a range beyond the end', async () => {
  const response = await test.call(path, { headers: { range: 'bytes=999999-' } });
  expect(response.status).toBe(416);
  expect(response.headers.get('content-range')).toBe(`bytes */${content.length}`);
});

it.each([
  ['another extension', () => `/files/${hash}.jpg`],
  ['no extension', () => `/files/${hash}`],
  ['an unknown hash', () => `/files/${'0'.repeat(64)}.png`],
  ['a path', () => '/files/..%2F..%2Fsecret.key'],
])('returns 404 for %s', async (_name, address) => {
  expect((await test.call(address())).status).toBe(404);
});

it('returns 404 for a file that is not public', async () => {
  await sql`update files set is_public = false where hash = ${hash}`.execute(test.db);
  expect((await test.call(path)).status).toBe(404);
  await sql`update files set is_public = true where hash = ${hash}`.execute(test.db);
});
