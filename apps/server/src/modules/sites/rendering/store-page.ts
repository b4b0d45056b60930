import { createHash, randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { saveFile } from '#/modules/files/uploads/uploads.repository.ts';
import type { Tx } from '#/platform/db/schema.ts';
import type { FileStorage } from '#/platform/storage/storage.ts';

/** Stores the HTML of a page under its hash. Its row comes first, so that the purge knows it (ADR 24). */
export async function storePage(tx: Tx, storage: FileStorage, html: string, at: Date): Promise<string> {
  const content = Buffer.from(html);
  const hash = createHash('sha256').update(content).digest('hex');
  await saveFile(tx, {
    hash,
    content_type: 'text/html; charset=utf-8',
    bytes: content.length,
    width: null,
    height: null,
    is_public: false,
    created_at: at,
  });
  await mkdir(storage.incoming, { recursive: true, mode: 0o700 });
  const place = path.join(storage.incoming, randomUUID());
  try {
    await writeFile(place, content, { flag: 'wx', mode: 0o600 });
    await storage.backend.put(hash, place);
  } finally {
    await rm(place, { force: true });
  }
  return hash;
}

/** The HTML of a stored page; null if the storage has lost it. */
export async function readPage({ backend }: FileStorage, hash: string): Promise<string | null> {
  const content = await backend.open(hash);
  return content && text(content);
}
