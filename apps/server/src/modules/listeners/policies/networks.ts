import { BlockList, isIPv6 } from 'node:net';
import { mappedIpv4, plainAddress } from '#/platform/lib/ip-address.ts';

/** Addresses and networks in which an address can be looked for. */
export interface NetworkSet {
  has(address: string): boolean;
}

/** A visitor is looked for among networks of its own family, as PostgreSQL's `<<=` does it for what is told beforehand. */
export function networkSet(networks: readonly string[]): NetworkSet {
  // One list for each: in a list of both, Node finds every IPv4 address within `::/0`, where IPv6 has a place for them.
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
 * An address or network of IPv4 that is written as one of IPv6 (`::ffff:203.0.113.0/120`), as IPv4 writes it; any other as
 * it is. People copy such from the logs of others, while the listeners they mean are known by their IPv4 addresses.
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
