import { BlockList, isIPv4 } from 'node:net';

/**
 * Addresses of Cloudflare's proxy, which answers for names in place of their own records. Source:
 * https://www.cloudflare.com/ips-v4 and https://www.cloudflare.com/ips-v6, as of 2026-11-29.
 */
const cloudflareV4 = [
  '103.21.244.0/22',
  '103.22.200.0/22',
  '103.31.4.0/22',
  '104.16.0.0/13',
  '104.24.0.0/14',
  '108.162.192.0/18',
  '131.0.72.0/22',
  '141.101.64.0/18',
  '162.158.0.0/15',
  '172.64.0.0/13',
  '173.245.48.0/20',
  '188.114.96.0/20',
  '190.93.240.0/20',
  '197.234.240.0/22',
  '198.41.128.0/17',
];
const cloudflareV6 = [
  '2400:cb00::/32',
  '2405:8100::/32',
  '2405:b500::/32',
  '2606:4700::/32',
  '2803:f800::/32',
  '2a06:98c0::/29',
  '2c0f:f248::/32',
];

const ranges = new BlockList();
for (const [family, networks] of [
  ['ipv4', cloudflareV4],
  ['ipv6', cloudflareV6],
] as const)
  for (const network of networks) {
    const [address = '', prefix] = network.split('/');
    ranges.addSubnet(address, Number(prefix), family);
  }

/** Whether an address is one of a proxy that its users can turn off. */
export const isProxy = (address: string): boolean => ranges.check(address, isIPv4(address) ? 'ipv4' : 'ipv6');
