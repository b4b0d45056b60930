import type { Db, Row } from '#/platform/db/schema.ts';

type Keys = Row<'push_keys'>;

export function findPushKeys(db: Db): Promise<Keys | undefined> {
  return db.selectFrom('push_keys').selectAll().executeTakeFirst();
}

/** Several servers may create them at once: the first ones are kept. */
export async function insertPushKeys(db: Db, keys: Omit<Keys, 'id'>): Promise<void> {
  await db
    .insertInto('push_keys')
    .values({ id: 1, ...keys })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
