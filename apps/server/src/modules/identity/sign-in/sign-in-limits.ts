import { type AuditSubject, recordAudit } from '#/platform/audit/audit.repository.ts';
import type { Clock } from '#/platform/clock/clock.ts';
import type { Config } from '#/platform/config/config.ts';
import type { Db } from '#/platform/db/schema.ts';
import type { AppError } from '#/platform/http/app-error.ts';
import type { Caller } from '#/platform/http/caller.ts';
import { networkOf } from '#/platform/throttle/network.ts';
import { type Throttle, type Try, throttled } from '#/platform/throttle/throttle.ts';

export interface SignInLimits {
  /** Failures per account name and address. */
  readonly perAccount: number;
  /** Failures per address, for any name. */
  readonly perAddress: number;
  readonly windowMs: number;
}

/** Reads the limits from the configuration. */
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
  /** The limit of the account is exceeded. */
  readonly isOver: boolean;
  refusal(about: AuditSubject): Promise<AppError>;
  /** Removes the attempt from the count: it was not a failure. */
  giveBack(): Promise<void>;
  /** Resets the account's failures. */
  succeeded(): Promise<void>;
}

/**
 * Counts an attempt before it is verified, by the typed name, whether or not the account exists. An address with too
 * many failures is rejected without verification. That response is the same for every account, so it reveals nothing,
 * and a flood from one address does not exhaust the CPU.
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

/** Writes one audit event per window, so that a flood of attempts does not flood the audit trail. */
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
