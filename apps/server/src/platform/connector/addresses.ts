import { BlockList, isIPv4, isIPv6 } from 'node:net';

/**
 * IPv4 ranges that are not publicly routed. Source: IANA's special-purpose registry (2026-11), plus
 * multicast.
 */
const specialV4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
];

/**
 * Exceptions within 2000::/3, the only public IPv6 range: special ranges, and those that embed an
 * IPv4 address (6to4, Teredo), so that none can be hidden in them. NAT64 (64:ff9b::/96), mapped and
 * compatible addresses are outside 2000::/3.
 */
const specialV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3fff::/20'];

const denied = listOf(specialV4, 'ipv4');
const deniedV6 = listOf(specialV6, 'ipv6');
const globalV6 = listOf(['2000::/3'], 'ipv6');

/** Returns whether an address is publicly routed; false for any address not known to be. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !denied.check(address, 'ipv4');
  if (!isIPv6(address) || address.includes('%')) return false;
  return globalV6.check(address, 'ipv6') && !deniedV6.check(address, 'ipv6');
}

/** Returns the host of a URL without the IPv6 brackets. */
export function bareHost(hostname: string): string {
  return hostname.replace(/^\[(.*)\]$/, '$1');
}

/** Returns whether a host name or address could be publicly reachable, judged by its text alone. */
export function isPublicHost(hostname: string): boolean {
  const host = bareHost(hostname).replace(/\.$/, '').toLowerCase();
  if (isIPv4(host) || isIPv6(host)) return isPublicAddress(host);
  return (
    host.includes('.') && !/\.(?:localhost|local|internal|lan|home\.arpa|test|invalid|onion)$/.test(host)
  );
}

function listOf(networks: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', prefix] = network.split('/');
    list.addSubnet(address, Number(prefix), family);
  }
  return list;
}
