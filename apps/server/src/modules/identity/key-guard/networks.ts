import { BlockList, isIPv6 } from 'node:net';
import { plainAddress } from '#/platform/lib/ip-address.ts';

/** Whether an address is one of the addresses or in one of the networks. */
export function isWithin(address: string, networks: readonly string[]): boolean {
  const plain = plainAddress(address);
  if (plain === null) return false;
  const list = new BlockList();
  for (const network of networks) {
    const [base = '', bits] = network.split('/', 2);
    const family = isIPv6(base) ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(base, family);
    else list.addSubnet(base, Number(bits), family);
  }
  return list.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
}
