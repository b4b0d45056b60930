import type { Caller } from '#/platform/http/caller.ts';
import { networkOf } from '#/platform/throttle/network.ts';
import type { Throttle } from '#/platform/throttle/throttle.ts';

/** Rate limits of unauthenticated calls. */
export interface RegistrationLimits {
  /** Calls of one kind that send e-mail, per client address in five minutes. */
  readonly asksPerAddress: number;
  /** Calls of one kind per e-mail address in fifteen minutes, from any client. */
  readonly asksPerEmail: number;
  /** Links opened per client address in five minutes: tokens cannot be guessed, but each attempt costs resources. */
  readonly linksPerAddress: number;
}

export const defaultRegistrationLimits: RegistrationLimits = {
  asksPerAddress: 10,
  asksPerEmail: 5,
  linksPerAddress: 20,
};

interface LimitDeps {
  readonly throttle: Throttle;
  readonly limits: RegistrationLimits;
}

const minuteMs = 60_000;

/** The calls that send e-mail. Each has its own counters, so that registering an address cannot block its recovery. */
export type MailCall = 'register' | 'resend' | 'forgot';

/** Known and unknown addresses are counted alike, and exceeding either limit returns the same error. */
export async function passAsking(
  { throttle, limits }: LimitDeps,
  call: MailCall,
  { address }: Caller,
  email: string,
): Promise<void> {
  const perAddress = { kind: 'registration.asks', limit: limits.asksPerAddress, windowMs: 5 * minuteMs };
  await throttle.pass(perAddress, call, networkOf(address));
  const perEmail = { kind: 'registration.asked', limit: limits.asksPerEmail, windowMs: 15 * minuteMs };
  await throttle.pass(perEmail, call, email);
}

export async function passOpening({ throttle, limits }: LimitDeps, { address }: Caller): Promise<void> {
  const rule = { kind: 'registration.links', limit: limits.linksPerAddress, windowMs: 5 * minuteMs };
  await throttle.pass(rule, networkOf(address));
}
