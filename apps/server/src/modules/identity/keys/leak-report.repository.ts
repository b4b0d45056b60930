import type { Locale } from '@unmuted/api/contract';
import type { AuditPerson } from '#/platform/audit/audit.repository.ts';
import type { Tx } from '#/platform/db/schema.ts';

/** A person who is told that a key leaked. */
export interface KeyGuardian {
  readonly email: string;
  readonly locale: Locale;
  readonly name: string;
}

/** A key that was just revoked. */
export interface RevokedKey {
  readonly id: string;
  readonly lastFour: string;
  readonly about: AuditPerson | { readonly accountId: string };
  /** The owner of the account, or the superadmins. */
  readonly guardians: readonly KeyGuardian[];
}

/** Revokes a key by its hash, without a scope: whoever knows a key may end it. Undefined if it is unknown or ended. */
export async function revokeByHash(tx: Tx, hash: Buffer, now: Date): Promise<RevokedKey | undefined> {
  const key = await tx
    .updateTable('api_keys')
    .set({ revoked_at: now })
    .where('key_hash', '=', hash)
    .where('revoked_at', 'is', null)
    .returning(['id', 'last_four', 'account_id', 'admin_id'])
    .executeTakeFirst();
  if (!key) return undefined;
  const { id, last_four: lastFour, account_id, admin_id } = key;
  if (account_id !== null) {
    const guardians = await tx
      .selectFrom('customers')
      .select(['email', 'locale', 'first_name as name'])
      .where('account_id', '=', account_id)
      .where('role', '=', 'owner')
      .execute();
    return { id, lastFour, about: { accountId: account_id }, guardians };
  }
  const guardians = await tx
    .selectFrom('admins')
    .select(['email', 'locale', 'name'])
    .where('role', '=', 'superadmin')
    .where('disabled_at', 'is', null)
    .execute();
  return { id, lastFour, about: { adminId: admin_id ?? '' }, guardians };
}
