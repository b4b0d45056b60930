import type { KeyCalls } from '#/modules/identity/key-guard/key-calls.ts';
import { hashKey, isWellFormedKey } from '#/modules/identity/key-guard/key-format.ts';
import {
  findGuardedKey,
  type GuardedKey,
  hasEnded,
} from '#/modules/identity/key-guard/key-lookup.repository.ts';
import { isWithin } from '#/modules/identity/key-guard/networks.ts';
import { type ActiveSession, may, type Scope } from '#/platform/auth/scope.ts';
import type { Clock } from '#/platform/clock/clock.ts';
import type { Db } from '#/platform/db/schema.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { GuardedRequest, Rule } from '#/platform/http/register-route.ts';
import { maskAddress } from '#/platform/lib/mask-address.ts';

export interface KeyGuardDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly keyCalls: KeyCalls;
  /** Counts a call of a key; throws `request.rate_limited` over the limit. */
  readonly takeKeyCall: (keyId: string) => void;
}

/** The latest moment that a `Date` can have. */
const never = new Date(8.64e15);

/**
 * Enforces the operation's access rule for a call with an API key. A key that does not work, or not from this network,
 * is `auth.invalid_token`; a missing scope is `account.not_permitted`. Every call of a known key is recorded.
 */
export async function requireKey(
  { db, clock, keyCalls, takeKeyCall }: KeyGuardDeps,
  { key, caller, onAnswer }: Omit<GuardedRequest, 'authorization'> & { readonly key: string },
  { access, permission, operationId }: Rule,
): Promise<ActiveSession> {
  if (!isWellFormedKey(key)) throw new AppError('auth.invalid_token');
  const tokenHash = hashKey(key);
  const found = await findGuardedKey(db, tokenHash);
  if (!found) throw new AppError('auth.invalid_token');
  const at = clock.now();
  const network = maskAddress(caller.address);
  onAnswer((status) => keyCalls.note({ keyId: found.id, at, operation: operationId, status, network }));
  if (hasEnded(found, at)) throw new AppError('auth.invalid_token');
  if (found.networks.length > 0 && !isWithin(caller.address, found.networks))
    throw new AppError('auth.invalid_token');
  takeKeyCall(found.id);
  const scope = scopeOf(found);
  if (access !== 'any' && access !== scope.kind) throw new AppError('auth.forbidden');
  if (!may(scope, permission)) throw new AppError('account.not_permitted');
  return { id: found.id, scope, tokenHash, expiresAt: found.expires_at ?? never };
}

/** Next to the guard of sessions, the only place that creates a scope. */
function scopeOf({ id: keyId, ...key }: GuardedKey): Scope {
  return (
    key.account_id === null
      ? { kind: 'admin', adminId: key.admin_id, role: key.admin_role, keyId, keyScopes: key.scopes }
      : {
          kind: 'customer',
          customerId: key.owner_id,
          accountId: key.account_id,
          role: 'owner',
          isLimited: key.is_limited,
          keyId,
          keyScopes: key.scopes,
        }
  ) as Scope;
}
