import { isIPv6 } from 'node:net';
import { plainAddress } from '#/platform/lib/ip-address.ts';

/** Masks an address for display: `203.0.113.x`, `2001:db8:1::`. */
export function maskAddress(address: string): string {
  const bare = address.replace(/\/\d+$/, '');
  const plain = plainAddress(bare) ?? bare;
  return isIPv6(plain) ? `${firstWords(plain, 3)}::` : plain.replace(/\.\d+$/, '.x');
}

/**
 * Returns the network that counts as one location: the /24 of an IPv4 address, the /64 of an IPv6
 * address.
 */
export function networkAround(address: string): string {
  const plain = plainAddress(address) ?? address;
  return isIPv6(plain) ? `${firstWords(plain, 4)}::/64` : `${plain.replace(/\.\d+$/, '.0')}/24`;
}

/** Returns the first `count` of the eight words of an IPv6 address, without leading zeros. */
function firstWords(address: string, count: number): string {
  // The WHATWG URL parser formats each IPv6 address in one canonical way.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const words = (text: string | undefined) => (text ? text.split(':') : []);
  const [left, right] = [words(head), words(tail)];
  const zeros = Array<string>(tail === undefined ? 0 : 8 - left.length - right.length).fill('0');
  return [...left, ...zeros, ...right].slice(0, count).join(':');
}
