import { isIPv4, isIPv6, SocketAddress } from 'node:net';

/**
 * Normalizes an IP address from a socket, an engine or a proxy for storage and comparison. Removes
 * the IPv6 zone (`fe80::1%eth0`), which is local to this machine and unknown to PostgreSQL, and
 * converts IPv4-mapped IPv6 addresses to IPv4 (`mappedIpv4`). Returns null for any other text,
 * including addresses with a prefix or a port.
 */
export function plainAddress(text: string): string | null {
  if (isIPv4(text)) return text;
  const [address = ''] = text.split('%', 1);
  return isIPv6(address) ? (mappedIpv4(address) ?? address) : null;
}

/**
 * Returns the IPv4 address of an IPv4-mapped IPv6 address in any notation: `::ffff:203.0.113.7`,
 * `::ffff:cb00:7107`. Null for any other text, including addresses with a zone, which IPv4 lacks.
 */
export function mappedIpv4(address: string): string | null {
  if (!isIPv6(address) || address.includes('%')) return null;
  // Node formats each address in one canonical way, and the last half of a mapped one with dots.
  const written = new SocketAddress({ address, family: 'ipv6' }).address;
  return /^::ffff:(\d+\.[\d.]+)$/.exec(written)?.[1] ?? null;
}

/** Whether an address of a socket is this machine's own. */
export function isLoopbackAddress(address: string): boolean {
  const plain = plainAddress(address);
  return plain === '::1' || (plain?.startsWith('127.') ?? false);
}
