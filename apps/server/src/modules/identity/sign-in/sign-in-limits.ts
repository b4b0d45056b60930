import type { KnownDevice } from '#/modules/identity/session/known-device.ts';
import { type AuditSubject, recordAudit } from '#/platform/audit/audit.repository.ts';
import type { Clock } from '#/platform/clock/clock.ts';
import type { Config } from '#/platform/config/config.ts';
import type { Db } from '#/platform/db/schema.ts';
import type { AppError } from '#/platform/http/app-error.ts';
import type { Caller } from '#/platform/http/caller.ts';
import { networkOf } from '#/platform/throttle/network.ts';
import { type Throttle, type ThrottleRule, type Try, throttled } from '#/platform/throttle/throttle.ts';

export interface SignInLimits {
  /** Failures per account name and address or known device. */
  readonly perAccount: number;
  /** Failures per address, for any name. */
  readonly perAddress: number;
  readonly windowMs: number;
  /** Failures per account name within an hour from all places where its owner has not signed in recently. */
  readonly perName: number;
  /** Wrong codes per account name within a day from all unknown devices. */
  readonly codesPerName: number;
}

type LimitSettings = Pick<
  Config,
  | 'SIGN_IN_TRIES_PER_ACCOUNT'
  | 'SIGN_IN_TRIES_PER_ADDRESS'
  | 'SIGN_IN_WINDOW_MINUTES'
  | 'SIGN_IN_TRIES_PER_NAME'
  | 'SIGN_IN_CODES_PER_NAME'
>;

/** Reads the limits from the configuration. */
export function signInLimitsOf(config: LimitSettings): SignInLimits {
  return {
    perAccount: config.SIGN_IN_TRIES_PER_ACCOUNT,
    perAddress: config.SIGN_IN_TRIES_PER_ADDRESS,
    windowMs: config.SIGN_IN_WINDOW_MINUTES * 60_000,
    perName: config.SIGN_IN_TRIES_PER_NAME,
    codesPerName: config.SIGN_IN_CODES_PER_NAME,
  };
}

export interface TriesDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly throttle: Throttle;
  readonly signInLimits: SignInLimits;
}

/** Where an attempt comes from. */
export interface Origin {
  readonly kind: 'customer' | 'admin';
  readonly name: string;
  readonly device: KnownDevice | null;
  /** Whether the account's owner has signed in from this network recently. */
  readonly isKnownNetwork: boolean;
  readonly caller: Caller;
}

export interface SignInTries {
  /** A limit of the account is exceeded. */
  readonly isOver: boolean;
  /** The limit for all addresses together is exceeded, for the first time in its window. */
  readonly isUnderAttack: boolean;
  refusal(about: AuditSubject): Promise<AppError>;
  /** Removes the attempt from the count: it was not a failure. */
  giveBack(): Promise<void>;
  /** Resets the account's failures from here; those from other places still count. */
  succeeded(): Promise<void>;
}

const minuteMs = 60_000;

/**
 * Counts an attempt of an address. An address with too many failures is rejected without verification. That response
 * is the same for every account, so it reveals nothing, and a flood from one address does not exhaust the CPU.
 */
export async function passAddress(deps: TriesDeps, caller: Caller): Promise<Try> {
  const { perAddress: limit, windowMs } = deps.signInLimits;
  const counted = await deps.throttle.take(
    { kind: 'sign_in.address', limit, windowMs },
    networkOf(caller.address),
  );
  if (counted.isOver) throw await refusal(deps, counted, { limit: 'address', about: null, caller });
  return counted;
}

/**
 * Counts an attempt before it is verified, by the typed name, whether or not the account exists: per place, and for
 * all unknown places together. Known places have their own counters, so an attack does not lock the owner out.
 */
export async function passAccount(deps: TriesDeps, ofAddress: Try, origin: Origin): Promise<SignInTries> {
  const { perAccount, perName, windowMs } = deps.signInLimits;
  const { kind, name, device, isKnownNetwork, caller } = origin;
  const place = device ? `device ${device.nonce}` : networkOf(caller.address);
  const ofPlace = await deps.throttle.take(
    { kind: `sign_in.${kind}`, limit: perAccount, windowMs },
    name,
    place,
  );
  const rule = { kind: `sign_in.${kind}.name`, limit: perName, windowMs: 60 * minuteMs };
  const isCounted = !(ofPlace.isOver || device || isKnownNetwork);
  const ofName = isCounted ? await deps.throttle.take(rule, name) : null;
  const exceeded = ofName?.isOver ? ofName : ofPlace;
  // What the limit of all places rejects must not use up the place's own.
  if (ofName?.isOver) await ofPlace.giveBack();
  return {
    isOver: exceeded.isOver,
    isUnderAttack: ofName?.isFirstOver ?? false,
    refusal: (about) => refusal(deps, exceeded, { limit: 'account', about, caller }),
    async giveBack() {
      await Promise.all([ofPlace.giveBack(), ofName?.giveBack(), ofAddress.giveBack()]);
    },
    async succeeded() {
      await Promise.all([ofPlace.clear(), ofName?.giveBack(), ofAddress.giveBack()]);
    },
  };
}

/** Counts a code from an unknown device: three of a million are valid, so guessing must take years. */
export function countCode({ throttle, signInLimits }: TriesDeps, { kind, name }: Origin): Promise<Try> {
  const rule: ThrottleRule = {
    kind: `sign_in.${kind}.codes`,
    limit: signInLimits.codesPerName,
    windowMs: 24 * 60 * minuteMs,
  };
  return throttle.take(rule, name);
}

/** Writes one audit event per window, so that a flood of attempts does not flood the audit trail. */
export async function refusal(
  { db, clock }: TriesDeps,
  counted: Try,
  { limit, about, caller }: { limit: 'account' | 'address'; about: AuditSubject; caller: Caller },
): Promise<AppError> {
  if (counted.isFirstOver) {
    const at = clock.now();
    const details = { limit };
    await recordAudit(db, { at, action: 'session.throttled', by: 'nobody', about, caller, details });
  }
  return throttled(counted);
}
