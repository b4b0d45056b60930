import type { Product, Station, Upload } from '@unmuted/api/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filesInUse } from '#/composition/modules.ts';
import { demoStationIds } from '#/composition/seed/demo-data.ts';
import { purgeFiles } from '#/modules/files/uploads/purge-files.ts';
import { problemOf } from '#/testing/app/contract.ts';
import { type Actor, createTestApp, type TestApp } from '#/testing/app/test-app.ts';
import { createPng } from '#/testing/stand-ins/test-images.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const { aurora, harbourRock } = demoStationIds;
const hourMs = 3_600_000;
const hashOf = ({ url }: { readonly url: string | null }) => /[0-9a-f]{64}/.exec(url ?? '')?.[0] ?? '';

async function upload(side: number, as: Actor = 'owner', kind = 'image.station'): Promise<Upload> {
  const file = createPng(side, side);
  const response = await test.call(`/api/control/uploads?kind=${kind}`, { as, file });
  expect(response.status).toBe(201);
  return (await response.json()) as Upload;
}

const read = async (id: string) =>
  (await (await test.call(`/api/control/station/${id}`, { as: 'owner' })).json()) as Station;

async function save(id: string, logoId?: string | null, as: Actor = 'owner'): Promise<Response> {
  const { name, timezone, version } = await read(id);
  return test.call(`/api/control/station/${id}`, {
    as,
    method: 'PUT',
    json: { name, timezone, logoId },
    headers: { 'if-match': String(version) },
  });
}

/** The hourly job, a day and an hour later. */
function purge(): Promise<void> {
  const now = new Date(test.clock.now().getTime() + 25 * hourMs);
  const { storage } = test.deps;
  return purgeFiles({
    db: test.db,
    clock: { now: () => now },
    storage,
    filesInUse,
    signal: new AbortController().signal,
  });
}

const isUploaded = async ({ id }: Upload) =>
  (await test.call(`/api/control/uploads/${id}`, { as: 'owner' })).status === 200;
const isStored = (file: Upload) => test.deps.storage.backend.has(hashOf(file));

describe('the logo of a station', () => {
  it('is public, is in the list of products, stays through other changes and survives the purge', async () => {
    const file = await upload(200);
    const saved = (await (await save(aurora, file.id)).json()) as Station;
    expect(saved.logoUrl).toBe(file.url);
    const served = await test.call(new URL(file.url ?? '').pathname);
    expect([served.status, served.headers.get('cache-control')]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ]);
    expect(((await (await save(aurora)).json()) as Station).logoUrl).toBe(file.url);
    const list = await (await test.call('/api/control/products', { as: 'owner' })).json();
    const products = (list as { items: Product[] }).items.filter(({ type }) => type === 'station');
    expect(products.map((each) => 'logoUrl' in each && each.logoUrl)).toEqual([null, null, file.url]);
    await purge();
    expect([await isUploaded(file), await isStored(file)]).toEqual([true, true]);
  });

  it('replaces the previous one, whose upload is deleted at once and its content by the purge', async () => {
    const [first, second] = [await upload(201), await upload(202)];
    await save(aurora, first.id);
    const saved = (await (await save(aurora, second.id)).json()) as Station;
    expect(saved.logoUrl).toBe(second.url);
    expect(await isUploaded(first)).toBe(false);
    await purge();
    expect([await isStored(first), await isStored(second)]).toEqual([false, true]);
  });

  it('is kept for another station of the account that has the same', async () => {
    const file = await upload(203);
    await save(aurora, file.id);
    await save(harbourRock, file.id);
    expect(((await (await save(aurora, null)).json()) as Station).logoUrl).toBeNull();
    await purge();
    expect([await isUploaded(file), await isStored(file)]).toEqual([true, true]);
    expect((await read(harbourRock)).logoUrl).toBe(file.url);
    await save(harbourRock, null);
    expect(await isUploaded(file)).toBe(false);
  });

  it('is recorded with its file before and after', async () => {
    const file = await upload(204);
    await save(aurora, null);
    await save(aurora, file.id);
    const { before, after } = await test.db
      .selectFrom('audit_trail')
      .select(['before', 'after'])
      .where('action', '=', 'station.updated')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect([before, after]).toEqual([{ logo: null }, { logo: hashOf(file) }]);
  });
});

describe('a logo is refused, and the stored one stays', () => {
  it.each([
    ['of another account', () => upload(210, 'second')],
    ['of another kind', () => upload(211, 'owner', 'image.logo')],
    [
      'that was deleted',
      async () => ({ ...(await upload(212)), id: '019b2f80-0000-7000-8000-00000000dead' }),
    ],
  ])('%s', async (_name, create) => {
    const own = await upload(209);
    await save(aurora, own.id);
    const response = await save(aurora, (await create()).id);
    expect(response.status).toBe(422);
    expect(await problemOf(response)).toMatchObject({
      code: 'request.invalid',
      errors: [{ pointer: '/logoId' }],
    });
    expect((await read(aurora)).logoUrl).toBe(own.url);
  });

  it('for a station of another account', async () => {
    const file = await upload(213, 'second');
    const before = await read(aurora);
    expect((await save(aurora, file.id, 'second')).status).toBe(404);
    expect(await read(aurora)).toEqual(before);
  });

  it('for a suspended station', async () => {
    const set = (status: 'suspended' | 'active') =>
      test.db.updateTable('stations').set({ status }).where('id', '=', aurora).execute();
    const file = await upload(214);
    await set('suspended');
    expect(await problemOf(await save(aurora, file.id))).toMatchObject({ code: 'station.suspended' });
    await set('active');
    expect((await read(aurora)).logoUrl).not.toBe(file.url);
  });

  it('with an older version, and its upload can be used again', async () => {
    const file = await upload(215);
    const { name, timezone, version } = await read(aurora);
    const put = (at: number) =>
      test.call(`/api/control/station/${aurora}`, {
        as: 'owner',
        method: 'PUT',
        json: { name, timezone, logoId: file.id },
        headers: { 'if-match': String(at) },
      });
    expect(await problemOf(await put(version - 1))).toMatchObject({ code: 'resource.version_conflict' });
    expect(((await (await put(version)).json()) as Station).logoUrl).toBe(file.url);
  });
});
