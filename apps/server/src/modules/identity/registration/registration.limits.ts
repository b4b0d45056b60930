import type { Caller } from '#/platform/http/caller.ts';
import { networkOf } from '#/platform/throttle/network.ts';
import type { Throttle } from '#/platform/throttle/throttle.ts';

/** Budgets of calls that anybody may make. */
export interface RegistrationLimits {
  /** Calls of one address, in five minutes, that write to somebody. */
  readonly asksPerAddress: number;
  /** Such calls for one e-mail address in a quarter of an hour, whoever makes them. */
  readonly asksPerEmail: number;
  /** Links that one address opens in five minutes: nobody guesses one, but trying costs us work. */
  readonly linksPerAddress: number;
}

export const shippedRegistrationLimits: RegistrationLimits = {
  asksPerAddress: 10,
  asksPerEmail: 5,
  linksPerAddress: 20,
};

interface LimitDeps {
  readonly throttle: Throttle;
  readonly limits: RegistrationLimits;
}

const minuteMs = 60_000;

/** Counted alike whether the address is known or not, and refused alike whichever budget is spent. */
export async function passAsking(
  { throttle, limits }: LimitDeps,
  { address }: Caller,
  email: string,
): Promise<void> {
  const perAddress = { kind: 'registration.asks', limit: limits.asksPerAddress, windowMs: 5 * minuteMs };
  await throttle.pass(perAddress, networkOf(address));
  const perEmail = { kind: 'registration.asked', limit: limits.asksPerEmail, windowMs: 15 * minuteMs };
  await throttle.pass(perEmail, email);
}

export async function passOpening({ throttle, limits }: LimitDeps, { address }: Caller): Promise<void> {
  const rule = { kind: 'registration.links', limit: limits.linksPerAddress, windowMs: 5 * minuteMs };
  await throttle.pass(rule, networkOf(address));
}
