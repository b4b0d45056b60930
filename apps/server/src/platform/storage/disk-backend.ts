import { constants } from 'node:fs';
import { access, mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { StorageBackend } from '#/platform/storage/storage-backend.ts';

/**
 * Stores files below `root`, in 65,536 directories. Moves files of the same file system. A file appears under its hash
 * only after its content has reached the disk, so a crash leaves either the complete file or none.
 */
export function createDiskBackend(root: string): StorageBackend {
  const placeOf = (hash: string) => path.join(root, hash.slice(0, 2), hash.slice(2, 4), hash);

  const has = (hash: string) =>
    access(placeOf(hash), constants.R_OK).then(
      () => true,
      () => false,
    );

  return {
    has,
    async put(hash, source) {
      if (await has(hash)) return;
      const place = placeOf(hash);
      const directory = path.dirname(place);
      await mkdir(directory, { recursive: true, mode: 0o700 });
      await sync(source, 'r+');
      await rename(source, place);
      await sync(directory, 'r');
    },
    async open(hash, range) {
      try {
        const file = await open(placeOf(hash));
        return file.createReadStream(range && { start: range.first, end: range.last });
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async delete(hash) {
      await rm(placeOf(hash), { force: true });
    },
    async check() {
      await mkdir(root, { recursive: true, mode: 0o700 });
      await access(root, constants.R_OK | constants.W_OK | constants.X_OK);
    },
  };
}

async function sync(place: string, flags: 'r' | 'r+'): Promise<void> {
  // Windows cannot open a directory, and needs no sync after a rename.
  if (flags === 'r' && process.platform === 'win32') return;
  const file = await open(place, flags);
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';
