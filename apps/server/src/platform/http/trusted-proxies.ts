import { BlockList, isIP } from 'node:net';
import { plainAddress } from '#/platform/lib/ip-address.ts';

/** Returns a predicate for trusted proxies: addresses, or networks in CIDR notation. */
export function trusting(proxies: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const proxy of proxies) {
    const [address = '', prefix] = proxy.split('/');
    if (prefix === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(prefix), familyOf(address));
  }
  return (address) => isIP(address) !== 0 && list.check(address, familyOf(address));
}

/**
 * Returns the hops of a request, as Fastify does: the peer, then the entries of X-Forwarded-For from the right, up to
 * and including the first that is no trusted proxy. Entries beyond it can be forged.
 */
export function forwardedHops(
  peer: string,
  forwarded: string | undefined,
  isTrustedProxy: (address: string) => boolean,
): string[] {
  const entries = (forwarded ?? '').split(',').map((entry) => entry.trim());
  const hops = [peer, ...entries.filter((entry) => entry !== '').reverse()];
  const end = hops.findIndex((hop) => !isTrustedProxy(hop));
  return end === -1 ? hops : hops.slice(0, end + 1);
}

/** Returns the client's address: of the hops, the farthest valid one. Null when there is none. */
export function clientAddress(hops: readonly (string | undefined)[]): string | null {
  return hops.map((hop) => plainAddress(hop ?? '')).findLast((hop) => hop !== null) ?? null;
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4';
}
