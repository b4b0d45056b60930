import { BlockList, isIPv6 } from 'node:net';
import { mappedIpv4, plainAddress } from '#/platform/lib/ip-address.ts';

/** A set of addresses and networks with fast lookup. */
export interface NetworkSet {
  has(address: string): boolean;
}

/**
 * Matches an address against networks of its own family, like PostgreSQL's `<<=`, which computes the simulated
 * impact.
 */
export function networkSet(networks: readonly string[]): NetworkSet {
  // Separate lists: in a combined one, Node matches every IPv4 address with `::/0` because of IPv4-mapped addresses.
  const lists = { ipv4: new BlockList(), ipv6: new BlockList() };
  for (const network of networks) {
    const [address = '', prefix] = plainNetwork(network).split('/');
    const family = familyOf(address);
    if (prefix === undefined) lists[family].addAddress(address, family);
    else lists[family].addSubnet(address, Number(prefix), family);
  }
  return {
    has(given) {
      const address = plainAddress(given) ?? '';
      const family = familyOf(address);
      return lists[family].check(address, family);
    },
  };
}

const mappedBits = 96;

/**
 * Converts an IPv4-mapped network (`::ffff:203.0.113.0/120`) to IPv4 notation; others are unchanged. Such networks are
 * copied from logs, while listeners are identified by their IPv4 addresses.
 */
export function plainNetwork(network: string): string {
  const [address = '', prefix = '128'] = network.split('/');
  const ipv4 = mappedIpv4(address);
  const bits = Number(prefix) - mappedBits;
  if (ipv4 === null || bits < 0) return network;
  return bits === 32 ? ipv4 : `${ipv4}/${bits}`;
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIPv6(address) ? 'ipv6' : 'ipv4';
}
