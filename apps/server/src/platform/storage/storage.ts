import path from 'node:path';
import { createDiskBackend } from '#/platform/storage/disk-backend.ts';
import { createImageEncoder, type EncodeImage } from '#/platform/storage/encode-image.ts';
import type { StorageBackend } from '#/platform/storage/storage-backend.ts';

/** Where files are stored and prepared. */
export interface FileStorage {
  readonly backend: StorageBackend;
  readonly encodeImage: EncodeImage;
  /** Directory of files that are being received and prepared. */
  readonly incoming: string;
}

/** Storage below `directory`; with another backend the directory contains incoming files only. */
export function createFileStorage(directory: string, backend?: StorageBackend): FileStorage {
  return {
    backend: backend ?? createDiskBackend(path.join(directory, 'stored')),
    encodeImage: createImageEncoder(),
    incoming: path.join(directory, 'incoming'),
  };
}
