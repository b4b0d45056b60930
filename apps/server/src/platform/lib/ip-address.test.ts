import { expect, it } from 'vitest';
import { mappedIpv4, plainAddress } from '#/platform/lib/ip-address.ts';

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::FFFF:192.0.2.7', '192.0.2.7'],
  ['::ffff:c000:207', '192.0.2.7'],
  ['0:0:0:0:0:ffff:192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7%eth0', '192.0.2.7'],
  ['2001:db8::1', '2001:db8::1'],
  ['2001:0DB8::1', '2001:0DB8::1'],
  ['fe80::1%eth0', 'fe80::1'],
  ['fe80::1%br_lan', 'fe80::1'],
  ['FE80::1%25', 'FE80::1'],
])('the address %s is %s', (text, plain) => {
  expect(plainAddress(text)).toBe(plain);
});

it.each([
  '',
  'nowhere',
  '%eth0',
  '192.0.2.7%eth0',
  '192.0.2.7:80',
  '[::1]',
  '::1/128',
  '999.1.2.3',
  '::ffff:999.1.2.3',
  '::ffff:1.2.3',
  ' ::1',
  '::1\n',
])('%j is not an address', (text) => {
  expect(plainAddress(text)).toBeNull();
});

it.each([
  ['::ffff:0:0', '0.0.0.0'],
  ['0000:0000:0000:0000:0000:FFFF:cb00:7107', '203.0.113.7'],
])('%s maps to %s', (address, ipv4) => {
  expect(mappedIpv4(address)).toBe(ipv4);
});

it.each([
  '203.0.113.7',
  '::203.0.113.7',
  '::ffff:102',
  '::ffff:0:203.0.113.7',
  '64:ff9b::203.0.113.7',
  '2001:db8::ffff:203.0.113.7',
  '::ffff:203.0.113.7%eth0',
  '::ffff:203.0.113.0/120',
  'nowhere',
])('%s maps to no IPv4 address', (address) => {
  expect(mappedIpv4(address)).toBeNull();
});
