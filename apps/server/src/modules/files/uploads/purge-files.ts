import { limits } from '@unmuted/api/contract';
import {
  deleteUnusedFile,
  deleteUnusedUploads,
  listOldUploads,
  listUnclaimedFiles,
} from '#/modules/files/uploads/purge-files.repository.ts';
import type { Clock } from '#/platform/clock/clock.ts';
import type { Db, Tx } from '#/platform/db/schema.ts';
import { deleteAbandonedFiles } from '#/platform/storage/receive-file.ts';
import type { FileStorage } from '#/platform/storage/storage.ts';

const batchSize = 500;

/** Returns those of the hashes that resources use. */
export type FilesInUse = (db: Db | Tx, hashes: readonly string[]) => Promise<ReadonlySet<string>>;

export interface PurgeFilesDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly storage: FileStorage;
  readonly filesInUse: FilesInUse;
  /** Aborted when the server stops; the next run continues. */
  readonly signal: AbortSignal;
}

/** Deletes uploads that no resource uses after a day, then files without uploads and uses. */
export async function purgeFiles({ db, clock, storage, filesInUse, signal }: PurgeFilesDeps): Promise<void> {
  await deleteAbandonedFiles(storage.incoming);
  const before = new Date(clock.now().getTime() - limits.unusedUploadHours * 3_600_000);
  for (let after = ''; ; ) {
    signal.throwIfAborted();
    const hashes = await listOldUploads(db, { before, after, limit: batchSize });
    const used = await filesInUse(db, hashes);
    await deleteUnusedUploads(db, { before, hashes: hashes.filter((hash) => !used.has(hash)) });
    if (hashes.length < batchSize) break;
    after = hashes.at(-1) ?? '';
  }
  for (let after = ''; ; ) {
    const hashes = await listUnclaimedFiles(db, { before, after, limit: batchSize });
    const used = await filesInUse(db, hashes);
    for (const hash of hashes.filter((each) => !used.has(each))) {
      signal.throwIfAborted();
      await db.transaction().execute((tx) =>
        deleteUnusedFile(tx, hash, async () => {
          if ((await filesInUse(tx, [hash])).has(hash)) return false;
          await storage.backend.delete(hash);
          return true;
        }),
      );
    }
    if (hashes.length < batchSize) return;
    after = hashes.at(-1) ?? '';
  }
}
