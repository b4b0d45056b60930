import type { Upload } from '@unmuted/api/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { purgeFiles } from '#/modules/files/uploads/purge-files.ts';
import { createTestApp, type TestApp } from '#/testing/app/test-app.ts';
import { createPng } from '#/testing/stand-ins/test-images.ts';

const hourMs = 3_600_000;
let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

async function upload(side: number): Promise<{ readonly id: string; readonly hash: string }> {
  const file = createPng(side, side);
  const response = await test.call('/api/control/uploads?kind=image.logo', { as: 'owner', file });
  const { id, url } = (await response.json()) as Upload;
  return { id, hash: /[0-9a-f]{64}/.exec(url ?? '')?.[0] ?? '' };
}

function purge(used: readonly string[] = [], aheadMs = 25 * hourMs): Promise<void> {
  const now = new Date(test.clock.now().getTime() + aheadMs);
  return purgeFiles({
    db: test.db,
    clock: { now: () => now },
    storage: test.deps.storage,
    filesInUse: async (_db, hashes) => new Set(hashes.filter((hash) => used.includes(hash))),
    signal: new AbortController().signal,
  });
}

async function waitingStatements(): Promise<number> {
  const { rows } = await sql`select from pg_locks where not granted`.execute(test.db);
  return rows.length;
}

const isStored = (hash: string) => test.deps.storage.backend.has(hash);
const statusOf = async (id: string) =>
  (await test.call(`/api/control/uploads/${id}`, { as: 'owner' })).status;

it('deletes an upload without uses and its content after a day', async () => {
  const { id, hash } = await upload(64);
  await purge([], 23 * hourMs);
  expect([await statusOf(id), await isStored(hash)]).toEqual([200, true]);
  await purge();
  expect([await statusOf(id), await isStored(hash)]).toEqual([404, false]);
  expect(await test.db.selectFrom('files').select('hash').where('hash', '=', hash).execute()).toEqual([]);
});

it('retains an upload that a resource uses', async () => {
  const { id, hash } = await upload(65);
  await purge([hash]);
  expect([await statusOf(id), await isStored(hash)]).toEqual([200, true]);
});

it('retains the content that a resource uses after its upload was deleted', async () => {
  const { id, hash } = await upload(66);
  await test.call(`/api/control/uploads/${id}`, { as: 'owner', method: 'DELETE' });
  await purge([hash]);
  expect(await isStored(hash)).toBe(true);
  await purge();
  expect(await isStored(hash)).toBe(false);
});

it('retains content that is uploaded again while its old upload expires', async () => {
  const { hash } = await upload(67);
  const { backend } = test.deps.storage;
  const purging = purgeFiles({
    db: test.db,
    clock: { now: () => new Date(test.clock.now().getTime() + 25 * hourMs) },
    // The new upload waits for the lock of the purge, and stores the content again.
    storage: { ...test.deps.storage, backend: { ...backend, delete: (each) => uploadDuring(each) } },
    filesInUse: async () => new Set(),
    signal: new AbortController().signal,
  });
  let uploading: Promise<unknown> | undefined;
  async function uploadDuring(each: string) {
    uploading = upload(67);
    await vi.waitFor(async () => expect(await waitingStatements()).toBeGreaterThan(0));
    await backend.delete(each);
  }
  await purging;
  await uploading;
  expect(await isStored(hash)).toBe(true);
});
