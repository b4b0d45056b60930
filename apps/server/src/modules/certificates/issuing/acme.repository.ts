import type { Db, Row } from '#/platform/db/schema.ts';

export type AcmeAccountRow = Row<'acme_accounts'>;

/** The account at a directory; of two servers that create one at the same time, the first wins. */
export async function findOrInsertAccount(
  db: Db,
  directory: string,
  makeKey: () => Promise<Buffer>,
): Promise<AcmeAccountRow> {
  const find = () =>
    db.selectFrom('acme_accounts').selectAll().where('directory', '=', directory).executeTakeFirst();
  const found = await find();
  if (found) return found;
  await db
    .insertInto('acme_accounts')
    .values({ directory, key: await makeKey() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await find();
  if (!row) throw new Error('The account has just been inserted.');
  return row;
}

export async function saveAccountUrl(db: Db, directory: string, url: string): Promise<void> {
  await db.updateTable('acme_accounts').set({ url }).where('directory', '=', directory).execute();
}

export async function saveChallenge(db: Db, row: Row<'acme_challenges'>): Promise<void> {
  const { answer, expires_at } = row;
  await db
    .insertInto('acme_challenges')
    .values(row)
    .onConflict((conflict) => conflict.column('token').doUpdateSet({ answer, expires_at }))
    .execute();
}

export async function findChallengeAnswer(db: Db, token: string, now: Date): Promise<string | undefined> {
  const row = await db
    .selectFrom('acme_challenges')
    .select('answer')
    .where('token', '=', token)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.answer;
}

export async function purgeChallenges(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('acme_challenges').where('expires_at', '<=', now).execute();
}
