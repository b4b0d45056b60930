import type { Db, NewRow, Row, Tx } from '#/platform/db/schema.ts';

/** By username: for whoever sits at the server itself, who needs no scope to reach any account. */
export function findAdminByUsername(db: Db | Tx, username: string): Promise<Row<'admins'> | undefined> {
  return db.selectFrom('admins').selectAll().where('username', '=', username).executeTakeFirst();
}

/** False when the username is taken. */
export async function insertAdmin(tx: Tx, admin: NewRow<'admins'>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('admins')
    .values(admin)
    .onConflict((conflict) => conflict.column('username').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Lets an admin in again, with another password. */
export async function reopenAdmin(tx: Tx, adminId: string, passwordHash: string): Promise<void> {
  await tx
    .updateTable('admins')
    .set({ password_hash: passwordHash, disabled_at: null })
    .where('id', '=', adminId)
    .execute();
}
