import { permits } from '@unmuted/api/contract';
import { type KeyGuardDeps, requireKey } from '#/modules/identity/key-guard/key.guard.ts';
import { isKey } from '#/modules/identity/key-guard/key-format.ts';
import { findSession, type SessionRow, touchSession } from '#/modules/identity/session/session.repository.ts';
import { hashToken, isTokenShaped } from '#/modules/identity/session/session-token.ts';
import type { ActiveSession, Scope } from '#/platform/auth/scope.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { GuardedRequest, Rule } from '#/platform/http/register-route.ts';

const seenEveryMs = 60_000;

/** Enforces the operation's access rule and permission; responds 401, 403, 409 or 419 otherwise. */
export async function requireSession(
  deps: KeyGuardDeps,
  { authorization, ...request }: GuardedRequest,
  rule: Rule,
): Promise<ActiveSession> {
  const { db, clock } = deps;
  const { access, permission, isRead } = rule;
  const [scheme, token] = (authorization ?? '').split(' ', 2);
  if (scheme?.toLowerCase() !== 'bearer' || !token) throw new AppError('auth.missing_token');
  if (isKey(token)) return requireKey(deps, { ...request, key: token }, rule);
  if (!isTokenShaped(token)) throw new AppError('auth.invalid_token');
  const row = await findSession(db, hashToken(token));
  if (!row) throw new AppError('auth.invalid_token');
  const now = clock.now();
  if (hasEnded(row, now)) throw new AppError('auth.session_expired');
  const scope = scopeOf(row);
  if (access !== 'any' && access !== scope.kind) throw new AppError('auth.forbidden');
  if (row.viewed_customer_id !== null && !isRead) throw new AppError('account.read_only');
  if (!permits(scope.role, permission)) throw new AppError('account.not_permitted');
  // The own account stays reachable, so that the person can set it up.
  if (row.lacks_second_step && permission !== 'self.manage') throw new AppError('account.second_step_needed');
  if (now.getTime() - row.last_seen_at.getTime() >= seenEveryMs) {
    await touchSession(db, row.token_hash, { ...request.caller, at: now });
  }
  return { id: row.id, scope, tokenHash: row.token_hash, expiresAt: row.expires_at };
}

function hasEnded(row: SessionRow, now: Date): boolean {
  return (
    row.revoked_at !== null ||
    row.is_disabled ||
    row.present_role !== row.role ||
    now >= row.idle_expires_at ||
    now >= row.expires_at
  );
}

/** Next to the guard of API keys, the only place that creates a scope. */
function scopeOf(row: SessionRow): Scope {
  const customerId = row.customer_id ?? row.viewed_customer_id;
  return (
    customerId === null
      ? { kind: 'admin', adminId: row.admin_id, role: row.present_role }
      : {
          kind: 'customer',
          customerId,
          accountId: row.account_id,
          role: row.account_role,
          isLimited: row.is_limited,
        }
  ) as Scope;
}
