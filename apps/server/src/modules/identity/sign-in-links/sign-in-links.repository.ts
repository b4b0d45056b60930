import { createHash, randomBytes } from 'node:crypto';
import { customersWithState } from '#/modules/identity/session/customers.repository.ts';
import type { AdminScope } from '#/platform/auth/scope.ts';
import type { Db, Row, Tx } from '#/platform/db/schema.ts';

const tokenBytes = 32;

/** The owner of an account that is not disabled; staff see all accounts. */
export async function findOwner(
  db: Db,
  _scope: AdminScope,
  accountId: string,
): Promise<Row<'customers'> | undefined> {
  const owner = await customersWithState(db)
    .where('customers.account_id', '=', accountId)
    .where('customers.role', '=', 'owner')
    .executeTakeFirst();
  return owner && !owner.disabled_at ? owner : undefined;
}

/** Creates a link and returns its token; only its SHA-256 is stored. */
export async function insertSignInLink(
  tx: Tx,
  _scope: AdminScope,
  {
    customerId,
    now,
    expiresAt,
  }: { readonly customerId: string; readonly now: Date; readonly expiresAt: Date },
): Promise<string> {
  const token = randomBytes(tokenBytes).toString('base64url');
  await tx
    .insertInto('sign_in_links')
    .values({ token_hash: hashOf(token), customer_id: customerId, created_at: now, expires_at: expiresAt })
    .execute();
  return token;
}

/**
 * Consumes a link and returns its customer; undefined if it is unknown, used or expired. Without a scope: the token is
 * what creates one. Of two concurrent calls only one succeeds.
 */
export async function takeSignInLink(
  tx: Tx,
  token: string,
  now: Date,
): Promise<Row<'customers'> | undefined> {
  const link = await tx
    .updateTable('sign_in_links')
    .set({ used_at: now })
    .where('token_hash', '=', hashOf(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('customer_id')
    .executeTakeFirst();
  if (!link) return undefined;
  return customersWithState(tx).where('customers.id', '=', link.customer_id).executeTakeFirst();
}

/** Deletes links that expired before a moment. */
export async function purgeSignInLinks(db: Db, expiredBefore: Date): Promise<void> {
  await db.deleteFrom('sign_in_links').where('expires_at', '<', expiredBefore).execute();
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
