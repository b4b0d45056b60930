import type { Db, NewRow } from '#/platform/db/schema.ts';

/** A server that listens tells how it is. */
export async function saveChecker(
  db: Db,
  {
    codecs,
    ...row
  }: Omit<NewRow<'silence_checkers'>, 'codecs'> & {
    readonly codecs: readonly { readonly codec: string; readonly capability: string }[];
  },
): Promise<void> {
  const values = { ...row, codecs: JSON.stringify(codecs) };
  await db
    .insertInto('silence_checkers')
    .values(values)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute();
}

export async function removeChecker(db: Db, id: string): Promise<void> {
  await db.deleteFrom('silence_checkers').where('id', '=', id).execute();
}

/** Forgets servers that ended without a word before a time. */
export async function purgeCheckers(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('silence_checkers').where('seen_at', '<', before).execute();
}
