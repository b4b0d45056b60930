import { type AuditSubject, recordAudit } from '#/platform/audit/audit.repository.ts';
import type { Clock } from '#/platform/clock/clock.ts';
import type { Config } from '#/platform/config/config.ts';
import type { Db } from '#/platform/db/schema.ts';
import type { AppError } from '#/platform/http/app-error.ts';
import type { Caller } from '#/platform/http/caller.ts';
import { networkOf } from '#/platform/throttle/network.ts';
import { type Throttle, type Try, throttled } from '#/platform/throttle/throttle.ts';

export interface SignInLimits {
  /** Failures of one account name from one address. */
  readonly perAccount: number;
  /** Failures of any names from one address. */
  readonly perAddress: number;
  readonly windowMs: number;
}

/** The limits that a configuration asks for. */
export function signInLimitsOf(
  config: Pick<Config, 'SIGN_IN_TRIES_PER_ACCOUNT' | 'SIGN_IN_TRIES_PER_ADDRESS' | 'SIGN_IN_WINDOW_MINUTES'>,
): SignInLimits {
  return {
    perAccount: config.SIGN_IN_TRIES_PER_ACCOUNT,
    perAddress: config.SIGN_IN_TRIES_PER_ADDRESS,
    windowMs: config.SIGN_IN_WINDOW_MINUTES * 60_000,
  };
}

interface TriesDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly throttle: Throttle;
  readonly signInLimits: SignInLimits;
}

export interface SignInTries {
  /** Too many for this account. */
  readonly isOver: boolean;
  refusal(about: AuditSubject): Promise<AppError>;
  /** It was no failure. */
  giveBack(): Promise<void>;
  /** Whoever knows the password has every try again. */
  succeeded(): Promise<void>;
}

/**
 * Counts a try before it is looked at, by the name as it was typed, whether there is such an account or not. An address
 * with too many failures is refused here and now, without a verification: everything that it asks is answered so, hence
 * the answer tells nothing of an account, and a flood from one place shall not keep the processors busy.
 */
export async function passSignIn(
  deps: TriesDeps,
  kind: 'customer' | 'admin',
  name: string,
  caller: Caller,
): Promise<SignInTries> {
  const { perAccount, perAddress, windowMs } = deps.signInLimits;
  const network = networkOf(caller.address);
  const ofAddress = await deps.throttle.take(
    { kind: 'sign_in.address', limit: perAddress, windowMs },
    network,
  );
  if (ofAddress.isOver) throw await refusal(deps, ofAddress, { limit: 'address', about: null, caller });
  const ofAccount = await deps.throttle.take(
    { kind: `sign_in.${kind}`, limit: perAccount, windowMs },
    name,
    network,
  );
  return {
    isOver: ofAccount.isOver,
    refusal: (about) => refusal(deps, ofAccount, { limit: 'account', about, caller }),
    async giveBack() {
      await ofAccount.giveBack();
      await ofAddress.giveBack();
    },
    async succeeded() {
      await ofAccount.clear();
      await ofAddress.giveBack();
    },
  };
}

/** One line of the audit trail for a whole window: a flood of tries is no flood of lines. */
async function refusal(
  { db, clock }: TriesDeps,
  counted: Try,
  { limit, about, caller }: { limit: 'account' | 'address'; about: AuditSubject; caller: Caller },
): Promise<AppError> {
  if (counted.isFirstOver) {
    const at = clock.now();
    await recordAudit(db, {
      at,
      action: 'session.throttled',
      by: 'nobody',
      about,
      caller,
      details: { limit },
    });
  }
  return throttled(counted);
}
