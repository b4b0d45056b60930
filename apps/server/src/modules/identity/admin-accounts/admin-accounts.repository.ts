import type { Db, NewRow, Row, Tx } from '#/platform/db/schema.ts';

/** By username, without a scope: used by the command line on the server, which may reach any account. */
export function findAdminByUsername(db: Db | Tx, username: string): Promise<Row<'admins'> | undefined> {
  return db.selectFrom('admins').selectAll().where('username', '=', username).executeTakeFirst();
}

/** Returns false if the username is taken. */
export async function insertAdmin(tx: Tx, admin: NewRow<'admins'>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('admins')
    .values(admin)
    .onConflict((conflict) => conflict.column('username').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Enables an admin again with a new password. */
export async function reopenAdmin(tx: Tx, adminId: string, passwordHash: string): Promise<void> {
  await tx
    .updateTable('admins')
    .set({ password_hash: passwordHash, disabled_at: null })
    .where('id', '=', adminId)
    .execute();
}
