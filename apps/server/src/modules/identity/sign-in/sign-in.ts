import { checkSecondStep } from '#/modules/identity/second-step/second-step.ts';
import { knownDevice, rememberDevice } from '#/modules/identity/session/known-device.ts';
import { endOldestSessions, insertSession } from '#/modules/identity/session/session.repository.ts';
import { absoluteMs, idleMs, sessionsPerAccount } from '#/modules/identity/session/session-lifetime.ts';
import { hashToken, newToken } from '#/modules/identity/session/session-token.ts';
import {
  type NoticeAddressee,
  type NoticeDeps,
  noticeAttack,
} from '#/modules/identity/sign-in/attack-notice.ts';
import {
  countCode,
  type Origin,
  passAccount,
  passAddress,
  refusal,
  type SignInLimits,
  type SignInTries,
} from '#/modules/identity/sign-in/sign-in-limits.ts';
import { type AuditPerson, type AuditSubject, recordAudit } from '#/platform/audit/audit.repository.ts';
import type { Clock } from '#/platform/clock/clock.ts';
import type { Passwords } from '#/platform/crypto/passwords.ts';
import type { SecretBox } from '#/platform/crypto/secrets.ts';
import type { Db, NewRow, Tx } from '#/platform/db/schema.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Caller } from '#/platform/http/caller.ts';
import { uuidv7 } from '#/platform/lib/uuid.ts';
import { networkOf } from '#/platform/throttle/network.ts';
import type { Throttle, Try } from '#/platform/throttle/throttle.ts';

export interface SignInDeps extends NoticeDeps {
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
  /** The `Cookie` header. */
  readonly cookie: string | undefined;
}

/** Sign-in for one account type. */
export interface Door<A extends Account> {
  readonly kind: 'customer' | 'admin';
  find(db: Db, name: string): Promise<A | undefined>;
  /** Addresses of the account's recent sessions; always one query, whether or not the account exists. */
  recentAddresses(db: Db, name: string, since: Date): Promise<string[]>;
  addressee(account: A): NonNullable<NoticeAddressee>;
  /** Locks the account and checks that it is unchanged until the session is created. */
  hold(tx: Tx, account: A): Promise<boolean>;
  subject(account: A): AuditPerson;
  owner(account: A): Pick<NewRow<'sessions'>, 'customer_id' | 'admin_id' | 'role'>;
}

interface SignedIn<A> {
  readonly account: A;
  readonly token: string;
  /** The `Set-Cookie` header that marks the device as known. */
  readonly deviceCookie: string;
}

const knownNetworkMs = 30 * 24 * 60 * 60_000;

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
  const ofAddress = await passAddress(deps, caller);
  const origin = await originOf(deps, door, claim, caller);
  const tries = await passAccount(deps, ofAddress, origin);
  const account = await door.find(deps.db, claim.name);
  const isMatch = await deps.passwords.verify(account?.password_hash ?? null, claim.password);
  const owner = account && !account.disabled_at ? door.addressee(account) : null;
  if (tries.isUnderAttack) await noticeAttack(deps, 'password_guesses', owner);
  if (tries.isOver) throw await tries.refusal(account ? door.subject(account) : null);
  if (!account || !isMatch || account.disabled_at) {
    const reason = isMatch ? 'disabled' : 'password';
    await recordRefusal(deps.db, deps, account ? door.subject(account) : null, caller, reason);
    throw new AppError('auth.invalid_credentials');
  }
  const ofCodes = await passCode(deps, origin, { claim, owner, about: door.subject(account) });
  const outcome = await deps.db
    .transaction()
    .execute((tx) => begin(tx, deps, door, { account, code: claim.code, caller }));
  if (!('refused' in outcome && outcome.refused === 'auth.invalid_code')) await ofCodes?.giveBack();
  const token = await settled(outcome, tries);
  return { account, token, deviceCookie: rememberDevice(deps, door.kind, claim.name) };
}

async function originOf<A extends Account>(
  deps: SignInDeps,
  { kind, recentAddresses }: Door<A>,
  { name, cookie }: Claim,
  caller: Caller,
): Promise<Origin> {
  const since = new Date(deps.clock.now().getTime() - knownNetworkMs);
  const network = networkOf(caller.address);
  const addresses = await recentAddresses(deps.db, name, since);
  const isKnownNetwork = addresses.some((address) => networkOf(address) === network);
  return { kind, name, device: knownDevice(deps, kind, { name, cookie }), isKnownNetwork, caller };
}

/** After the password. A network is no proof of a device, so only known devices are exempt. */
async function passCode(
  deps: SignInDeps,
  origin: Origin,
  { claim, owner, about }: { claim: Claim; owner: NoticeAddressee; about: AuditSubject },
): Promise<Try | null> {
  if (claim.code === undefined || origin.device) return null;
  const counted = await countCode(deps, origin);
  if (counted.isFirstOver) await noticeAttack(deps, 'code_guesses', owner);
  if (counted.isOver) throw await refusal(deps, counted, { limit: 'account', about, caller: origin.caller });
  return counted;
}

/** After the password: verifies the second step and creates the session in one transaction. */
export async function begin<A extends Account>(
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
    proved_at: secondStep === 'off' ? null : now,
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
