import { isIPv6 } from 'node:net';

/**
 * What a limit per address counts: an IPv4 address, or the /64 of an IPv6 one, for whoever has one address of it has
 * them all.
 */
export function networkOf(address: string): string {
  const bare = address.replace(/%.*$/, '');
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(bare)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(bare)) return bare;
  // The WHATWG URL writes each IPv6 address in one way only.
  const [head = '', tail] = new URL(`http://[${bare}]`).hostname.slice(1, -1).split('::');
  const [left, right] = [wordsOf(head), wordsOf(tail)];
  const zeros = Array<string>(tail === undefined ? 0 : 8 - left.length - right.length).fill('0');
  return `${[...left, ...zeros, ...right].slice(0, 4).join(':')}::/64`;
}

function wordsOf(text: string | undefined): string[] {
  return text ? text.split(':') : [];
}
