import { checkSecondStep } from '#/modules/identity/mfa/second-step.ts';
import { endOldestSessions, insertSession } from '#/modules/identity/session/session.repository.ts';
import { absoluteMs, idleMs, sessionsPerAccount } from '#/modules/identity/session/session-lifetime.ts';
import { hashToken, newToken } from '#/modules/identity/session/session-token.ts';
import {
  passSignIn,
  type SignInLimits,
  type SignInTries,
} from '#/modules/identity/sign-in/sign-in-limits.ts';
import { type AuditSubject, recordAudit } from '#/platform/audit/audit.repository.ts';
import type { Clock } from '#/platform/clock/clock.ts';
import type { Passwords } from '#/platform/crypto/passwords.ts';
import type { SecretBox } from '#/platform/crypto/secrets.ts';
import type { Db, NewRow, Tx } from '#/platform/db/schema.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Caller } from '#/platform/http/caller.ts';
import { uuidv7 } from '#/platform/lib/uuid.ts';
import type { Throttle } from '#/platform/throttle/throttle.ts';

export interface SignInDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly passwords: Passwords;
  readonly secrets: SecretBox;
  readonly throttle: Throttle;
  readonly signInLimits: SignInLimits;
}

interface Account {
  readonly id: string;
  readonly password_hash: string;
  readonly disabled_at: Date | null;
}

/** Values to verify at sign-in. */
export interface Claim {
  readonly name: string;
  readonly password: string;
  readonly code: string | undefined;
}

/** Sign-in for one account type. */
export interface Door<A extends Account> {
  readonly kind: 'customer' | 'admin';
  find(db: Db, name: string): Promise<A | undefined>;
  /** Locks the account and checks that it is unchanged until the session is created. */
  hold(tx: Tx, account: A): Promise<boolean>;
  subject(account: A): NonNullable<AuditSubject>;
  owner(account: A): Pick<NewRow<'sessions'>, 'customer_id' | 'admin_id' | 'role'>;
}

interface SignedIn<A> {
  readonly account: A;
  readonly token: string;
}

type Outcome = { readonly token: string } | { readonly refused: AppError['code'] };

/**
 * Signs an account in or returns the reason for the refusal. Unknown, wrong, disabled and throttled each cost one
 * verification; without the right password, the response never depends on whether the account exists.
 */
export async function signIn<A extends Account>(
  deps: SignInDeps,
  door: Door<A>,
  claim: Claim,
  caller: Caller,
): Promise<SignedIn<A>> {
  const tries = await passSignIn(deps, door.kind, claim.name, caller);
  const account = await door.find(deps.db, claim.name);
  const isMatch = await deps.passwords.verify(account?.password_hash ?? null, claim.password);
  if (tries.isOver) throw await tries.refusal(account ? door.subject(account) : null);
  if (!account || !isMatch || account.disabled_at) {
    const reason = isMatch ? 'disabled' : 'password';
    await recordRefusal(deps.db, deps, account ? door.subject(account) : null, caller, reason);
    throw new AppError('auth.invalid_credentials');
  }
  const outcome = await deps.db
    .transaction()
    .execute((tx) => begin(tx, deps, door, { account, code: claim.code, caller }));
  return { account, token: await settled(outcome, tries) };
}

/** After the password: verifies the second step and creates the session in one transaction. */
async function begin<A extends Account>(
  tx: Tx,
  deps: SignInDeps,
  door: Door<A>,
  { account, code, caller }: { account: A; code: string | undefined; caller: Caller },
): Promise<Outcome> {
  const now = deps.clock.now();
  const about = door.subject(account);
  // The password may have changed since the verification, which ended all sessions existing at that time.
  if (!(await door.hold(tx, account))) {
    await recordRefusal(tx, deps, about, caller, 'changed');
    return { refused: 'auth.invalid_credentials' };
  }
  const secondStep = await checkSecondStep(tx, deps, about, code, now);
  if (secondStep === 'missing') return { refused: 'auth.code_required' };
  if (secondStep === 'wrong') {
    await recordRefusal(tx, deps, about, caller, 'code');
    return { refused: 'auth.invalid_code' };
  }
  if (secondStep === 'ok_recovery') {
    await recordAudit(tx, { at: now, action: 'account.recovery_code_used', by: about, about, caller });
  }
  await endOldestSessions(tx, about, { keep: sessionsPerAccount - 1, now });
  const token = newToken();
  await insertSession(tx, {
    ...door.owner(account),
    id: uuidv7(now),
    token_hash: hashToken(token),
    created_at: now,
    idle_expires_at: new Date(now.getTime() + idleMs),
    expires_at: new Date(now.getTime() + absoluteMs),
    revoked_at: null,
    last_seen_at: now,
    address: caller.address,
    user_agent: caller.userAgent,
  });
  await recordAudit(tx, { at: now, action: 'session.created', by: about, about, caller });
  return { token };
}

/** Counts failures only. */
async function settled(outcome: Outcome, tries: SignInTries): Promise<string> {
  if ('token' in outcome) {
    await tries.succeeded();
    return outcome.token;
  }
  // Requesting the code is a normal step of a sign-in, so it does not count; earlier wrong codes still do.
  if (outcome.refused === 'auth.code_required') await tries.giveBack();
  throw new AppError(outcome.refused);
}

/** Typed names are not stored: a name may be a password entered in the wrong field. */
async function recordRefusal(
  db: Db | Tx,
  { clock }: SignInDeps,
  about: AuditSubject,
  caller: Caller,
  reason: 'password' | 'disabled' | 'changed' | 'code',
): Promise<void> {
  const at = clock.now();
  await recordAudit(db, { at, action: 'session.rejected', by: 'nobody', about, caller, details: { reason } });
}
