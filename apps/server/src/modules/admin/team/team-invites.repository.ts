import type { AdminScope } from '#/platform/auth/scope.ts';
import type { Db, NewRow, Row, Tx } from '#/platform/db/schema.ts';

type Executor = Db | Tx;

export function findInvites(db: Executor, _scope: AdminScope): Promise<Row<'team_invites'>[]> {
  return db.selectFrom('team_invites').selectAll().orderBy('sent_at', 'desc').orderBy('id').execute();
}

/** Whether a person of the staff or an invitation has the address. */
export async function hasAddress(tx: Tx, _scope: AdminScope, email: string): Promise<boolean> {
  const found = await tx
    .selectFrom('admins')
    .select('id')
    .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', email))
    .union(tx.selectFrom('team_invites').select('id').where('email', '=', email))
    .execute();
  return found.length > 0;
}

/** Returns false if the address has an invitation. */
export async function insertInvite(
  tx: Tx,
  _scope: AdminScope,
  invite: NewRow<'team_invites'>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('team_invites')
    .values(invite)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Replaces the link of an invitation. */
export function renewInvite(
  tx: Tx,
  _scope: AdminScope,
  { id, ...link }: Pick<Row<'team_invites'>, 'id' | 'token_hash' | 'sent_at' | 'expires_at'>,
): Promise<Row<'team_invites'> | undefined> {
  return tx.updateTable('team_invites').set(link).where('id', '=', id).returningAll().executeTakeFirst();
}

export function deleteInvite(
  tx: Tx,
  _scope: AdminScope,
  id: string,
): Promise<Row<'team_invites'> | undefined> {
  return tx.deleteFrom('team_invites').where('id', '=', id).returningAll().executeTakeFirst();
}

/** By token, without a scope: the caller is not signed in. */
export function findOpenInvite(
  db: Executor,
  tokenHash: Buffer,
  now: Date,
): Promise<Row<'team_invites'> | undefined> {
  return db
    .selectFrom('team_invites')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Uses an invitation up: of two concurrent calls only one gets it. */
export function takeOpenInvite(
  tx: Tx,
  tokenHash: Buffer,
  now: Date,
): Promise<Row<'team_invites'> | undefined> {
  return tx
    .deleteFrom('team_invites')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
}

/** Deletes invitations that expired long ago. */
export async function purgeInvites(db: Executor, expiredBefore: Date): Promise<void> {
  await db.deleteFrom('team_invites').where('expires_at', '<', expiredBefore).execute();
}
