import { isIPv6 } from 'node:net';
import { plainAddress } from '#/platform/lib/ip-address.ts';
import { networkAround } from '#/platform/lib/mask-address.ts';

/**
 * What a limit per address counts: an IPv4 address, or the /64 of an IPv6 one, for whoever has one address of it has
 * them all.
 */
export function networkOf(address: string): string {
  const plain = plainAddress(address) ?? address;
  return isIPv6(plain) ? networkAround(plain) : plain;
}
