import type { Db, Row } from '#/platform/db/schema.ts';

export type PublicFile = Pick<Row<'files'>, 'hash' | 'content_type' | 'bytes'>;

/** A public file by its hash; undefined for other files. */
export async function findPublicFile(db: Db, hash: string): Promise<PublicFile | undefined> {
  return db
    .selectFrom('files')
    .select(['hash', 'content_type', 'bytes'])
    .where('hash', '=', hash)
    .where('is_public', '=', true)
    .executeTakeFirst();
}
