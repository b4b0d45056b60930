import type { ChainCheck, ChainVerdict, TrustedChain } from '#/modules/skills/endpoint/certificate-chain.ts';
import { type ChainRefusal, type Refused, refused } from '#/modules/skills/endpoint/refusals.ts';
import type { Clock } from '#/platform/clock/clock.ts';
import { ConnectorError } from '#/platform/connector/connector-error.ts';

/** Fetches a chain in PEM; rejects unless the answer is one with status 200. */
export type FetchChain = (url: string) => Promise<string>;

interface ChainCacheOptions {
  readonly clock: Clock;
  readonly fetchChain: FetchChain;
  readonly check: ChainCheck;
}

/** Amazon uses a few chains at a time. */
const trustedCapacity = 32;
const refusedCapacity = 256;
/** Long enough to not ask for each request, too short to matter after a failure of the network. */
const refusedForMs = 10_000;
const concurrentFetches = 8;
const longestPem = 65_536;

/**
 * Trusted chains by URL, until the first of their certificates expires. Refused ones are in a map of their own, so that URLs made up
 * by an attacker never displace a trusted chain.
 */
export function createChainCache({ clock, fetchChain, check }: ChainCacheOptions) {
  const trusted = new Map<string, TrustedChain>();
  const refusals = new Map<string, { readonly untilMs: number; readonly verdict: Refused<ChainRefusal> }>();
  const pending = new Map<string, Promise<ChainVerdict>>();

  async function load(url: string): Promise<ChainVerdict> {
    let pem: string;
    try {
      pem = await fetchChain(url);
    } catch (error) {
      const isTooLarge = error instanceof ConnectorError && error.code === 'body_too_large';
      return refused(isTooLarge ? 'chain_too_large' : 'chain_unreachable');
    }
    return pem.length > longestPem ? refused('chain_too_large') : check(pem, clock.now());
  }

  async function loadInto(url: string): Promise<ChainVerdict> {
    try {
      const verdict = await load(url);
      if (verdict.ok) store(trusted, url, verdict, trustedCapacity);
      else store(refusals, url, { untilMs: clock.now().getTime() + refusedForMs, verdict }, refusedCapacity);
      return verdict;
    } finally {
      pending.delete(url);
    }
  }

  return async (url: string): Promise<ChainVerdict> => {
    const nowMs = clock.now().getTime();
    const found = trusted.get(url);
    if (found && nowMs >= found.validFromMs && nowMs <= found.validUntilMs) {
      store(trusted, url, found, trustedCapacity);
      return found;
    }
    trusted.delete(url);
    const refusal = refusals.get(url);
    // A clock that was set back would otherwise keep a refusal for too long.
    if (refusal && nowMs < refusal.untilMs && nowMs >= refusal.untilMs - refusedForMs) return refusal.verdict;
    const running = pending.get(url);
    if (running) return running;
    if (pending.size >= concurrentFetches) return refused('chain_busy');
    const loading = loadInto(url);
    pending.set(url, loading);
    return loading;
  };
}

/** Adds an entry as the most recent one, and drops the least recent. */
function store<Value>(map: Map<string, Value>, key: string, value: Value, capacity: number): void {
  map.delete(key);
  map.set(key, value);
  const [oldest] = map.keys();
  if (map.size > capacity && oldest !== undefined) map.delete(oldest);
}
