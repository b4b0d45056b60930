import { expect, it } from 'vitest';
import { networkOf } from '#/platform/throttle/network.ts';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64'],
  ['2001:db8::6', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['', ''],
])('maps %s to %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it('counts addresses in one /64 together and two /64s separately', () => {
  expect(networkOf('2001:db8::ffff:1')).toBe(networkOf('2001:db8:0:0:aaaa::1'));
  expect(networkOf('2001:db8:0:1::1')).not.toBe(networkOf('2001:db8:0:2::1'));
});
