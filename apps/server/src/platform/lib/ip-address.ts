import { isIPv4, isIPv6, SocketAddress } from 'node:net';

/**
 * An address as it is kept, counted and compared. Takes whatever a socket, an engine or a proxy wrote; gives it without an
 * IPv6 zone (`fe80::1%eth0`), which names an interface of this machine and which PostgreSQL does not know, and IPv4 in the
 * form of IPv6 as IPv4 (`mappedIpv4`). Null for text that is no address: with a prefix or a port too.
 */
export function plainAddress(text: string): string | null {
  if (isIPv4(text)) return text;
  const [address = ''] = text.split('%', 1);
  return isIPv6(address) ? (mappedIpv4(address) ?? address) : null;
}

/**
 * The IPv4 address that an IPv6 one stands for, however it is spelt: `::ffff:203.0.113.7`, `::ffff:cb00:7107`. Null for any
 * other text; for an address with a zone too, as IPv4 has none.
 */
export function mappedIpv4(address: string): string | null {
  if (!isIPv6(address) || address.includes('%')) return null;
  // Node writes each address in one way only, and the last half of a mapped one with dots.
  const written = new SocketAddress({ address, family: 'ipv6' }).address;
  return /^::ffff:(\d+\.[\d.]+)$/.exec(written)?.[1] ?? null;
}
