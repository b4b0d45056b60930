import { sql } from 'kysely';
import type { Db, Tx } from '#/platform/db/schema.ts';

// The scheduled purge is internal and not scoped.

interface Page {
  readonly before: Date;
  /** The last hash of the previous page; empty for the first. */
  readonly after: string;
  readonly limit: number;
}

/** Hashes of uploads from before a time, in order. */
export async function listOldUploads(db: Db, { before, after, limit }: Page): Promise<string[]> {
  const rows = await db
    .selectFrom('file_uploads')
    .select('hash')
    .distinct()
    .where('uploaded_at', '<', before)
    .where('hash', '>', after)
    .orderBy('hash')
    .limit(limit)
    .execute();
  return rows.map(({ hash }) => hash);
}

export async function deleteUnusedUploads(
  db: Db,
  { before, hashes }: { readonly before: Date; readonly hashes: readonly string[] },
): Promise<void> {
  if (hashes.length === 0) return;
  await db
    .deleteFrom('file_uploads')
    .where('hash', 'in', [...hashes])
    .where('uploaded_at', '<', before)
    .execute();
}

/** Hashes of files from before a time without uploads, in order. */
export async function listUnclaimedFiles(db: Db, { before, after, limit }: Page): Promise<string[]> {
  const { rows } = await sql<{ hash: string }>`select f.hash from files f
    where f.created_at < ${before} and f.hash > ${after}
      and not exists (select from file_uploads u where u.hash = f.hash)
    order by f.hash limit ${limit}`.execute(db);
  return rows.map(({ hash }) => hash);
}

/** Locks a file without uploads, and deletes its row if `deleteContent` resolves to true. */
export async function deleteUnusedFile(
  tx: Tx,
  hash: string,
  deleteContent: () => Promise<boolean>,
): Promise<void> {
  const { rows } = await sql`select from files where hash = ${hash} for update skip locked`.execute(tx);
  if (rows.length === 0) return;
  const claimed = await tx
    .selectFrom('file_uploads')
    .select('id')
    .where('hash', '=', hash)
    .executeTakeFirst();
  if (claimed || !(await deleteContent())) return;
  await tx.deleteFrom('files').where('hash', '=', hash).execute();
}
