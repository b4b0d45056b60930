import { chmod, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readOrMakeKeyFile } from '#/platform/crypto/secret-key.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'studio-key-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

it('creates a key once, readable only by its owner', async () => {
  const [first, second] = [await readOrMakeKeyFile(dataDir), await readOrMakeKeyFile(dataDir)];
  expect(first).toHaveLength(32);
  expect(second.equals(first)).toBe(true);
  expect((await stat(path.join(dataDir, 'secret.key'))).mode & 0o777).toBe(0o600);
});

it('returns the same key to two concurrent starts', async () => {
  const keys = await Promise.all([readOrMakeKeyFile(dataDir), readOrMakeKeyFile(dataDir)]);
  expect(keys[0]?.equals(keys[1] ?? Buffer.alloc(0))).toBe(true);
});

it('rejects a key that others can read, with instructions', async () => {
  await readOrMakeKeyFile(dataDir);
  await chmod(path.join(dataDir, 'secret.key'), 0o644);
  await expect(readOrMakeKeyFile(dataDir)).rejects.toThrow('chmod 600');
});
