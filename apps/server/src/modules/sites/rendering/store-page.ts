import { createHash, randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { saveFile } from '#/modules/files/uploads/uploads.repository.ts';
import type { Tx } from '#/platform/db/schema.ts';
import type { FileStorage } from '#/platform/storage/storage.ts';

interface Content {
  readonly type: string;
  readonly content: Buffer;
  readonly isPublic: boolean;
  /** In pixels, of a picture. */
  readonly size?: { readonly width: number; readonly height: number };
}

/** Stores content under its hash, which it returns. Its row comes first, so that the purge knows it (ADR 24). */
export async function storeContent(
  tx: Tx,
  storage: FileStorage,
  { type, content, isPublic, size }: Content,
  at: Date,
): Promise<string> {
  const hash = createHash('sha256').update(content).digest('hex');
  await saveFile(tx, {
    hash,
    content_type: type,
    bytes: content.length,
    width: size?.width ?? null,
    height: size?.height ?? null,
    is_public: isPublic,
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

/** Stores the HTML of a page under its hash. */
export const storePage = (tx: Tx, storage: FileStorage, html: string, at: Date): Promise<string> =>
  storeContent(
    tx,
    storage,
    { type: 'text/html; charset=utf-8', content: Buffer.from(html), isPublic: false },
    at,
  );

/** The HTML of a stored page; null if the storage has lost it. */
export async function readPage({ backend }: FileStorage, hash: string): Promise<string | null> {
  const content = await backend.open(hash);
  return content && text(content);
}
