import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeWithTool } from '#/engine/testing/debian-tool.ts';
import { createDiskBackend } from '#/platform/storage/disk-backend.ts';
import { createS3Backend } from '#/platform/storage/s3-backend.ts';
import type { StorageBackend } from '#/platform/storage/storage-backend.ts';
import { type SwiftServer, startSwift, swiftProxy } from '#/platform/storage/testing/swift-server.ts';

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'studio-storage-'));
});
afterAll(() => rm(directory, { recursive: true }));

async function fileOf(content: string, name: string = crypto.randomUUID()) {
  const place = path.join(directory, name);
  await writeFile(place, content);
  return { place, hash: createHash('sha256').update(content).digest('hex') };
}

const contentOf = async (backend: StorageBackend, hash: string, first?: number, last?: number) => {
  const range = first === undefined || last === undefined ? undefined : { first, last };
  const stream = await backend.open(hash, range);
  return stream && Buffer.concat(await stream.toArray()).toString();
};

function describeBackend(create: () => StorageBackend): void {
  it('stores, returns and deletes a file', async () => {
    const backend = create();
    const { place, hash } = await fileOf('the content of a file');
    expect([await backend.has(hash), await backend.open(hash)]).toEqual([false, null]);
    await backend.put(hash, place);
    expect(await backend.has(hash)).toBe(true);
    expect(await contentOf(backend, hash)).toBe('the content of a file');
    expect(await contentOf(backend, hash, 4, 10)).toBe('content');
    await backend.delete(hash);
    await backend.delete(hash);
    expect([await backend.has(hash), await backend.open(hash)]).toEqual([false, null]);
  });

  it('stores the same content several times at once', async () => {
    const backend = create();
    const files = await Promise.all(Array.from({ length: 8 }, () => fileOf('repeated')));
    await Promise.all(files.map(({ place, hash }) => backend.put(hash, place)));
    expect(await contentOf(backend, files[0]?.hash ?? '')).toBe('repeated');
  });

  it('is ready after the check of its settings', async () => {
    await expect(create().check()).resolves.toBeUndefined();
  });
}

describe('the disk backend', () => {
  const create = () => createDiskBackend(path.join(directory, 'stored'));
  describeBackend(create);

  it('shows a file under its hash only when it is complete, and only to its owner', async () => {
    const { place, hash } = await fileOf('private');
    await create().put(hash, place);
    const stored = path.join(directory, 'stored', hash.slice(0, 2), hash.slice(2, 4));
    expect(await readdir(stored)).toEqual([hash]);
    expect((await stat(stored)).mode & 0o077).toBe(0);
  });

  it('[H14] stores nothing when writing fails', async () => {
    const { hash } = await fileOf('failing');
    await expect(create().put(hash, path.join(directory, 'missing'))).rejects.toMatchObject({
      code: 'ENOENT',
    });
    expect(await create().has(hash)).toBe(false);
  });
});

describe('the S3 backend without its service', () => {
  const settings = { bucket: 'studio', region: 'x', accessKeyId: 'x', secretAccessKey: 'x' };

  it('fails as unavailable, and does not prevent the start', async () => {
    const backend = createS3Backend({ ...settings, endpoint: 'http://127.0.0.1:1' });
    await expect(backend.has('0'.repeat(64))).rejects.toMatchObject({ code: 'service.unavailable' });
    await expect(backend.check()).resolves.toBeUndefined();
  });
});

describeWithTool(swiftProxy, 'swift-proxy', () => {
  describe('the S3 backend with OpenStack Swift', () => {
    let swift: SwiftServer;
    beforeAll(async () => {
      swift = await startSwift();
    });
    afterAll(() => swift?.stop());
    describeBackend(() => createS3Backend(swift.settings));

    it('rejects content that does not match its hash', async () => {
      const { place } = await fileOf('other content');
      const hash = '1'.repeat(64);
      const backend = createS3Backend(swift.settings);
      await expect(backend.put(hash, place)).rejects.toMatchObject({ code: 'service.unavailable' });
      expect(await backend.has(hash)).toBe(false);
    });

    it.each([
      ['secretAccessKey', 'wrong', 403],
      ['bucket', 'missing-bucket', 404],
    ])('rejects a wrong %s at the start', async (name, value, status) => {
      const backend = createS3Backend({ ...swift.settings, [name]: value });
      await expect(backend.check()).rejects.toThrow(`responds with ${status}`);
    });
  });
});
