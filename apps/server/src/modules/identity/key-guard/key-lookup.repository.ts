import type { KeyScope, StaffRole } from '@unmuted/api/contract';
import { sql } from 'kysely';
import type { ActiveSession } from '#/platform/auth/scope.ts';
import type { Db, Tx } from '#/platform/db/schema.ts';

type Executor = Db | Tx;

/** A key as the guard needs it. */
export interface GuardedKey {
  id: string;
  account_id: string | null;
  /** The owner of the account. */
  owner_id: string | null;
  admin_id: string | null;
  admin_role: StaffRole | null;
  scopes: readonly KeyScope[];
  is_limited: boolean;
  networks: string[];
  expires_at: Date | null;
  replaced_until: Date | null;
  revoked_at: Date | null;
  /** Whether the account, its owner or the admin is disabled. */
  is_disabled: boolean;
}

/** By its hash, without a scope: the key is what creates one. */
export function findGuardedKey(db: Executor, hash: Buffer): Promise<GuardedKey | undefined> {
  return guardedKeys(db).where('api_keys.key_hash', '=', hash).executeTakeFirst();
}

/** Returns the hex hashes of the keys that still work; streams outlive the check at their start. */
export async function findWorkingKeys(
  db: Executor,
  sessions: readonly ActiveSession[],
  now: Date,
): Promise<Set<string>> {
  if (sessions.length === 0) return new Set();
  const ids = sessions.map(({ id }) => id);
  const rows = await guardedKeys(db).select('key_hash').where('api_keys.id', 'in', ids).execute();
  return new Set(rows.filter((row) => !hasEnded(row, now)).map(({ key_hash }) => key_hash.toString('hex')));
}

/** Revoked, expired, replaced long enough ago, or in the name of someone who may no longer have keys. */
export function hasEnded(key: GuardedKey, now: Date): boolean {
  const isPast = (end: Date | null) => end !== null && end <= now;
  return (
    key.is_disabled ||
    key.revoked_at !== null ||
    isPast(key.expires_at) ||
    isPast(key.replaced_until) ||
    (key.account_id === null ? key.admin_role !== 'superadmin' : key.owner_id === null)
  );
}

function guardedKeys(db: Executor) {
  return db
    .selectFrom('api_keys')
    .leftJoin('accounts', 'accounts.id', 'api_keys.account_id')
    .leftJoin('customers as owner', (join) =>
      join.onRef('owner.account_id', '=', 'accounts.id').on('owner.role', '=', 'owner'),
    )
    .leftJoin('admins', 'admins.id', 'api_keys.admin_id')
    .select([
      'api_keys.id',
      'api_keys.account_id',
      'owner.id as owner_id',
      'api_keys.admin_id',
      'admins.role as admin_role',
      'api_keys.scopes',
      'api_keys.is_limited',
      'api_keys.networks',
      'api_keys.expires_at',
      'api_keys.replaced_until',
      'api_keys.revoked_at',
      sql<boolean>`num_nonnulls(accounts.disabled_at, owner.disabled_at, admins.disabled_at) > 0`.as(
        'is_disabled',
      ),
    ]);
}
