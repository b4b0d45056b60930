import { findOwnAccount, type OwnAccount } from '#/modules/identity/account/account.repository.ts';
import { recordAudit, subjectOf } from '#/platform/audit/audit.repository.ts';
import type { Scope } from '#/platform/auth/scope.ts';
import type { Clock } from '#/platform/clock/clock.ts';
import type { Passwords } from '#/platform/crypto/passwords.ts';
import type { Db } from '#/platform/db/schema.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Caller } from '#/platform/http/caller.ts';
import type { Throttle, ThrottleRule } from '#/platform/throttle/throttle.ts';

export interface ProofDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly passwords: Passwords;
  readonly throttle: Throttle;
}

/** Per account, regardless of address: a stolen session must not be used to guess the password. */
const rule: ThrottleRule = { kind: 'account.password', limit: 5, windowMs: 5 * 60_000 };

/** Returns the account if the current password is correct. */
export async function provePassword(
  { db, clock, passwords, throttle }: ProofDeps,
  scope: Scope,
  password: string,
  caller: Caller,
): Promise<OwnAccount> {
  const account = await findOwnAccount(db, scope);
  const counted = await throttle.pass(rule, scope.kind, account.id);
  if (!(await passwords.verify(account.passwordHash, password))) {
    const about = subjectOf(scope);
    await recordAudit(db, {
      at: clock.now(),
      action: 'account.password_rejected',
      by: scope,
      about,
      caller,
    });
    throw new AppError('auth.incorrect_password');
  }
  await counted.giveBack();
  return account;
}
