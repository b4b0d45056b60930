import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#/testing/app/test-app.ts';

const large = '/cast-api/api/overview';
const small = '/api/control/user-info';
let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const get = (to: string, encoding?: string) =>
  test.call(to, { as: 'owner', headers: encoding === undefined ? {} : { 'accept-encoding': encoding } });

describe('response compression', () => {
  it.each([
    ['zstd', 'gzip, deflate, br, zstd', zstdDecompressSync],
    ['br', 'gzip, deflate, br', brotliDecompressSync],
    ['gzip', 'gzip, deflate', gunzipSync],
  ])('uses %s when the client accepts %s', async (encoding, taken, unpack) => {
    const [plain, packed] = await Promise.all([get(large), get(large, taken)]);
    const [text, bytes] = [Buffer.from(await plain.arrayBuffer()), Buffer.from(await packed.arrayBuffer())];
    expect(packed.headers.get('content-encoding')).toBe(encoding);
    expect(packed.headers.get('vary')?.toLowerCase()).toContain('accept-encoding');
    expect(bytes.length).toBeLessThan(text.length / 2);
    expect(Object.keys(JSON.parse(unpack(bytes).toString()))).toEqual(
      Object.keys(JSON.parse(text.toString())),
    );
  });

  it('is skipped when not requested, and for small responses', async () => {
    expect((await get(large)).headers.get('content-encoding')).toBeNull();
    expect((await get(small, 'gzip, br')).headers.get('content-encoding')).toBeNull();
  });

  it('does not apply to request bodies', async () => {
    const json = { email: 'owner@studio.test', password: 'another one' };
    const [plain, claimed] = await Promise.all([
      test.call('/api/authenticate', { json }),
      test.call('/api/authenticate', { json, headers: { 'content-encoding': 'gzip' } }),
    ]);
    expect(claimed.status).toBe(plain.status);
  });
});
