import { isIPv6 } from 'node:net';

/** What may be shown of an address: `203.0.113.x`, `2001:db8:1::`. */
export function maskAddress(address: string): string {
  const bare = address.replace(/\/\d+$/, '').replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(bare)) return bare.replace(/\.\d+$/, '.x');
  return `${expand(bare).slice(0, 3).map(short).join(':')}::`;
}

/** The network that is taken for one place: the /24 of an IPv4 address, the /64 of an IPv6 one. */
export function networkAround(address: string): string {
  if (!isIPv6(address)) return `${address.replace(/\.\d+$/, '.0')}/24`;
  return `${expand(address).slice(0, 4).map(short).join(':')}::/64`;
}

/** The eight words of an IPv6 address. */
function expand(address: string): string[] {
  const [head = '', tail] = new URL(`http://[${address.replace(/%.*$/, '')}]`).hostname
    .slice(1, -1)
    .split('::');
  const words = (text: string | undefined) => (text ? text.split(':') : []);
  const [left, right] = [words(head), words(tail)];
  const zeros = Array<string>(tail === undefined ? 0 : 8 - left.length - right.length).fill('0');
  return [...left, ...zeros, ...right];
}

const short = (word: string): string => word.replace(/^0+(?=.)/, '');
