import { isIPv6 } from 'node:net';
import { plainAddress } from '#/platform/lib/ip-address.ts';
import { networkAround } from '#/platform/lib/mask-address.ts';

/**
 * The unit of limits per address: an IPv4 address, or the /64 of an IPv6 address, since its user
 * controls all of it.
 */
export function networkOf(address: string): string {
  const plain = plainAddress(address) ?? address;
  return isIPv6(plain) ? networkAround(plain) : plain;
}
