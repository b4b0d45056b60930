import type { Clock } from '#/platform/clock/clock.ts';
import { AppError } from '#/platform/http/app-error.ts';
import { networkOf } from '#/platform/throttle/network.ts';

interface CallBudgetOptions {
  readonly clock: Clock;
  /** Requests per address or API key within one window. */
  readonly limit: number;
  readonly windowMs: number;
}

/** Above this number of networks and keys, all counters are reset to bound memory. */
const maxNetworks = 50_000;

/**
 * Limits frequent, cheap requests in memory: a limit in the database would cost more than it
 * protects. Returns a function that counts a request and rejects one over the limit.
 */
export function createCallBudget({ clock, limit, windowMs }: CallBudgetOptions): (address: string) => void {
  let window = Number.NaN;
  const calls = new Map<string, number>();
  return (address) => {
    const now = clock.now().getTime();
    const current = Math.floor(now / windowMs);
    if (current !== window || calls.size > maxNetworks) calls.clear();
    window = current;
    const network = networkOf(address);
    const count = (calls.get(network) ?? 0) + 1;
    calls.set(network, count);
    if (count <= limit) return;
    const waitS = Math.ceil(((current + 1) * windowMs - now) / 1_000);
    throw new AppError('request.rate_limited', { headers: { 'retry-after': String(waitS) } });
  };
}
