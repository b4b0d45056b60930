import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { Readable } from 'node:stream';
import { Transformer } from '@napi-rs/image';
import type { Upload } from '@unmuted/api/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { claimUpload } from '#/modules/files/uploads/uploads.repository.ts';
import type { CustomerScope } from '#/platform/auth/scope.ts';
import { problemOf } from '#/testing/app/contract.ts';
import { type Actor, createTestApp, type TestApp } from '#/testing/app/test-app.ts';
import { createPng } from '#/testing/stand-ins/test-images.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const path = '/api/control/uploads';
const send = (file: Buffer, as: Actor = 'owner', kind = 'image.logo') =>
  test.call(`${path}?kind=${kind}`, { as, file });

async function upload(file: Buffer, as?: Actor, kind?: string): Promise<Upload> {
  const response = await send(file, as, kind);
  expect(response.status).toBe(201);
  return (await response.json()) as Upload;
}

async function contentOf({ url }: Upload): Promise<Buffer> {
  return Buffer.from(await (await test.call(new URL(url ?? '').pathname)).arrayBuffer());
}

/** Sends a body without its length over a connection; returns the status and the error code. */
async function sendUnannounced(file: Buffer): Promise<[status: number | undefined, code: string]> {
  const address = await test.app.listen({ host: '127.0.0.1', port: 0 });
  const call = request(`${address}${path}?kind=image.logo`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${await test.tokenOf('owner')}`,
      'content-type': 'application/octet-stream',
      'transfer-encoding': 'chunked',
    },
  });
  Readable.from([file.subarray(0, 4_000_000), file.subarray(4_000_000)]).pipe(call);
  const [response] = (await once(call, 'response')) as [IncomingMessage];
  const { code } = JSON.parse(Buffer.concat(await response.toArray()).toString()) as { code: string };
  return [response.statusCode, code];
}

/** A quadrant of red in the top left, on blue. */
const quadrant = (width: number, height: number) =>
  createPng(width, height, {
    pixel: (x, y) => (x < width / 2 && y < height / 2 ? [255, 0, 0, 255] : [0, 0, 255, 255]),
  });

/** A JPEG with the EXIF orientation `6` (turn right by 90°) and a comment. */
async function turnedJpeg(png: Buffer): Promise<Buffer> {
  const jpeg = await new Transformer(png).jpeg(95);
  const tiff = Buffer.from('49492a0008000000010012010300010000000600000000000000', 'hex');
  const exif = Buffer.concat([Buffer.from('Exif\0\0'), tiff]);
  const segment = Buffer.concat([Buffer.from([0xff, 0xe1, 0, exif.length + 2]), exif]);
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, 12]), Buffer.from('GPS 53.3,-6')]).subarray(
    0,
    14,
  );
  return Buffer.concat([jpeg.subarray(0, 2), segment, comment, jpeg.subarray(2)]);
}

/** Red, green and blue at a position. */
async function pixelAt(image: Buffer, x: number, y: number): Promise<number[]> {
  const decoded = new Transformer(image);
  const { width } = await decoded.metadata();
  const pixels = await decoded.rawPixels();
  const channels = pixels.length / (width * (await decoded.metadata()).height);
  const at = (y * width + x) * channels;
  return [...pixels.subarray(at, at + 3)];
}

describe('an upload', () => {
  it('is stored and served with the properties of the stored file', async () => {
    const saved = await upload(quadrant(100, 80));
    expect(saved).toMatchObject({ kind: 'image.logo', contentType: 'image/png', width: 100, height: 80 });
    const content = await contentOf(saved);
    expect(content.length).toBe(saved.bytes);
    expect(await pixelAt(content, 10, 10)).toEqual([255, 0, 0]);
    expect(await pixelAt(content, 90, 70)).toEqual([0, 0, 255]);
    const read = await test.call(`${path}/${saved.id}`, { as: 'owner' });
    expect(await read.json()).toEqual(saved);
  });

  it('is scaled down to the size of its kind, without enlarging smaller images', async () => {
    expect(await upload(createPng(2_048, 512))).toMatchObject({ width: 1_024, height: 256 });
  });

  it('of the same file again returns the same upload', async () => {
    const file = createPng(70, 70);
    const [first, second] = [await upload(file), await upload(file)];
    expect(second.id).toBe(first.id);
  });

  it('[D1] loses its metadata, and keeps the orientation that they declare', async () => {
    const saved = await upload(await turnedJpeg(quadrant(120, 80)));
    expect(saved).toMatchObject({ contentType: 'image/jpeg', width: 80, height: 120 });
    const content = await contentOf(saved);
    expect(content.includes('Exif')).toBe(false);
    expect(content.includes('GPS')).toBe(false);
    // The top left corner is now at the top right.
    const [red = 0, , blue = 255] = await pixelAt(content, 70, 10);
    expect(red).toBeGreaterThan(200);
    expect(blue).toBeLessThan(60);
    const [, , left = 0] = await pixelAt(content, 10, 10);
    expect(left).toBeGreaterThan(200);
  });

  it('[D1] of an image with appended HTML stores the image alone', async () => {
    const html = '<script>alert(1)</script>';
    const content = await contentOf(await upload(Buffer.concat([createPng(64, 64), Buffer.from(html)])));
    expect(content.includes('script')).toBe(false);
  });

  it('[H13] leaves no temporary file, whether it succeeds or fails', async () => {
    await upload(createPng(66, 66));
    await send(createPng(8, 8));
    await send(Buffer.alloc(5_000_001));
    expect(await readdir(test.deps.storage.incoming)).toEqual([]);
  });
});

describe('a crop', () => {
  const crop = (file: Buffer, part: string, kind = 'image.station') =>
    test.call(`${path}?kind=${kind}&crop=${part}`, { as: 'owner', file });

  it('keeps its part, scaled down to the size of the kind', async () => {
    const response = await crop(quadrant(1_600, 800), '400,0,800,800');
    expect(response.status).toBe(201);
    const saved = (await response.json()) as Upload;
    expect(saved).toMatchObject({ kind: 'image.station', width: 512, height: 512 });
    const content = await contentOf(saved);
    expect(await pixelAt(content, 250, 250)).toEqual([255, 0, 0]);
    expect(await pixelAt(content, 262, 250)).toEqual([0, 0, 255]);
    expect(await pixelAt(content, 250, 262)).toEqual([0, 0, 255]);
  });

  it('of a smaller part is not enlarged, up to the edge', async () => {
    const saved = (await (await crop(quadrant(301, 201), '101,1,200,200')).json()) as Upload;
    expect(saved).toMatchObject({ width: 200, height: 200 });
  });

  it('counts after the orientation that the image declares', async () => {
    // 240 × 160 pixels are stored, 160 × 240 are shown; red is at the top right.
    const response = await crop(await turnedJpeg(quadrant(240, 160)), '30,0,130,130');
    const content = await contentOf((await response.json()) as Upload);
    const [red = 0, , blue = 255] = await pixelAt(content, 120, 10);
    expect([red > 200, blue < 60]).toEqual([true, true]);
    const [, , left = 0] = await pixelAt(content, 10, 10);
    expect(left).toBeGreaterThan(200);
  });

  it.each([
    ['beyond the image', '0,0,300,300', 'request.invalid', { pointer: '/crop' }],
    ['of no pixels', '0,0,0,0', 'request.invalid', { pointer: '/crop' }],
  ])('is rejected %s', async (_name, part, code, error) => {
    expect(await problemOf(await crop(createPng(299, 299), part))).toMatchObject({ code, errors: [error] });
  });

  it.each([
    ['too small', '0,0,100,100', { rule: 'min_side', width: 100, height: 100, limit: 128 }],
    ['not square', '0,0,200,150', { rule: 'square', width: 200, height: 150 }],
  ])('is rejected if it is %s', async (_name, part, params) => {
    const problem = await problemOf(await crop(createPng(299, 299), part));
    expect(problem).toMatchObject({ code: 'upload.dimensions', params });
  });
});

describe('a file against the rules of its kind', () => {
  const header = (width: number, height: number) => {
    const png = createPng(1, 1);
    png.writeUInt32BE(width, 16);
    png.writeUInt32BE(height, 20);
    return png;
  };
  const animated = createPng(64, 64, { chunks: [{ name: 'acTL', data: Buffer.alloc(8, 1) }] });

  it.each([
    [
      'an SVG',
      Buffer.from('<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"/>'),
      'image/svg+xml',
    ],
    ['a GIF', Buffer.from('GIF89a\x40\0\x40\0'), 'image/gif'],
    ['an animated PNG', animated, 'animated'],
    ['HTML', Buffer.from('<!doctype html><script>1</script>'), 'unknown'],
    ['an empty file', Buffer.alloc(0), 'unknown'],
  ])('[D1] is rejected with its type: %s', async (_name, file, found) => {
    const response = await send(file);
    expect(response.status).toBe(415);
    expect(await problemOf(response)).toMatchObject({ code: 'upload.type_unsupported', params: { found } });
  });

  it.each([
    ['below the smallest side', createPng(63, 200), { rule: 'min_side', width: 63, height: 200, limit: 64 }],
    [
      'beyond the pixel limit',
      header(50_000, 50_000),
      { rule: 'max_pixels', width: 50_000, limit: 16_000_000 },
    ],
  ])('[D1] is rejected with its dimensions before it is decoded: %s', async (_name, file, params) => {
    const startedAt = performance.now();
    const problem = await problemOf(await send(file));
    expect(problem).toMatchObject({ status: 422, code: 'upload.dimensions', params });
    expect(performance.now() - startedAt).toBeLessThan(1_000);
  });

  it('[D1] is rejected if an icon is not square', async () => {
    const problem = await problemOf(await send(createPng(520, 512), 'owner', 'image.icon'));
    expect(problem.params).toMatchObject({ rule: 'square', width: 520, height: 512 });
  });

  it.each([
    ['a truncated PNG', async () => createPng(64, 64).subarray(0, -6)],
    ['a truncated JPEG', async () => (await new Transformer(quadrant(200, 200)).jpeg()).subarray(0, -40)],
    ['a PNG with damaged pixels', async () => Buffer.from(createPng(64, 64)).fill(0, 45, 60)],
    ['the header of a JPEG', async () => Buffer.from([0xff, 0xd8, 0xff, 0xd9])],
  ])('is rejected as unreadable: %s', async (_name, create) => {
    expect(await problemOf(await send(await create()))).toMatchObject({ code: 'upload.unreadable' });
  });

  it('[D7] is rejected by its announced size, and by its size if none is announced', async () => {
    const problem = await problemOf(await send(Buffer.alloc(5_000_001)));
    expect(problem).toMatchObject({ status: 413, code: 'upload.too_large', params: { maxBytes: 5_000_000 } });
    expect(await sendUnannounced(Buffer.alloc(8_000_000))).toEqual([413, 'upload.too_large']);
  });

  it('[D7] is rejected beyond the quota of the account', async () => {
    await upload(createPng(83, 83), 'second');
    await sql`update files set bytes = 99999990 where width = 83`.execute(test.db);
    const problem = await problemOf(await send(createPng(84, 84), 'second'));
    expect(problem).toMatchObject({
      status: 413,
      code: 'upload.quota_exceeded',
      params: { maxBytes: 100_000_000 },
    });
    expect((await send(createPng(84, 84))).status).toBe(201);
    await sql`update files set bytes = 200 where width = 83`.execute(test.db);
  });
});

describe('the uploads of another account', () => {
  it('[C1] have ids of their own for the same content, which nobody else can use', async () => {
    const file = createPng(90, 90);
    const [mine, theirs] = [await upload(file), await upload(file, 'second')];
    expect(theirs.url).toBe(mine.url);
    expect(theirs.id).not.toBe(mine.id);
    expect((await test.call(`${path}/${theirs.id}`, { as: 'owner' })).status).toBe(404);
    expect((await test.call(`${path}/${theirs.id}`, { as: 'owner', method: 'DELETE' })).status).toBe(404);
    expect((await test.call(`${path}/${theirs.id}`, { as: 'admin' })).status).toBe(200);
  });

  it('[C1] cannot be used by a resource, nor can an upload of another kind', async () => {
    const { id, url } = await upload(createPng(91, 91));
    const claim = async (email: string, kind: 'image.logo' | 'image.icon' = 'image.logo') => {
      const customer = test.db.selectFrom('customers').select('id').where('email', '=', email);
      const { id: accountId } = await customer.executeTakeFirstOrThrow();
      const scope = { kind: 'customer', accountId } as CustomerScope;
      return test.db.transaction().execute((tx) => claimUpload(tx, scope, { id, kind }));
    };
    expect(url).toContain(await claim('owner@studio.test'));
    expect(await claim('second@studio.test')).toBeUndefined();
    expect(await claim('owner@studio.test', 'image.icon')).toBeUndefined();
  });
});
