import type { Clock } from '#/platform/clock/clock.ts';
import { AppError } from '#/platform/http/app-error.ts';
import { networkOf } from '#/platform/throttle/network.ts';

interface CallBudgetOptions {
  readonly clock: Clock;
  /** Calls of one address within one window. */
  readonly limit: number;
  readonly windowMs: number;
}

/** Whoever has more addresses than this gets a window of their own. */
const addressesAtMost = 50_000;

/**
 * Limits calls that are cheap and many, in this process's memory: a limit that asked the database would cost more than what it
 * protects. Gives what counts a call and refuses one too many.
 */
export function createCallBudget({ clock, limit, windowMs }: CallBudgetOptions): (address: string) => void {
  let window = Number.NaN;
  const calls = new Map<string, number>();
  return (address) => {
    const now = clock.now().getTime();
    const current = Math.floor(now / windowMs);
    if (current !== window || calls.size > addressesAtMost) calls.clear();
    window = current;
    const network = networkOf(address);
    const count = (calls.get(network) ?? 0) + 1;
    calls.set(network, count);
    if (count <= limit) return;
    const waitS = Math.ceil(((current + 1) * windowMs - now) / 1_000);
    throw new AppError('request.rate_limited', { headers: { 'retry-after': String(waitS) } });
  };
}
