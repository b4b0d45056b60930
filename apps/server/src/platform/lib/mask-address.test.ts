import { describe, expect, it } from 'vitest';
import { maskAddress, networkAround } from '#/platform/lib/mask-address.ts';

describe('an address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.x'],
    ['203.0.113.7/32', '203.0.113.x'],
    ['::ffff:203.0.113.7', '203.0.113.x'],
    ['::ffff:cb00:7107', '203.0.113.x'],
    ['fe80::1%eth0', 'fe80:0:0::'],
    ['', ''],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::'],
    ['2001:db8::6', '2001:db8:0::'],
    ['::1', '0:0:0::'],
  ])('%s is masked as %s', (address, shown) => {
    expect(maskAddress(address)).toBe(shown);
  });

  it.each([
    ['203.0.113.7', '203.0.113.0/24'],
    ['::ffff:203.0.113.7', '203.0.113.0/24'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8::6', '2001:db8:0:0::/64'],
  ])('%s belongs to %s', (address, network) => {
    expect(networkAround(address)).toBe(network);
  });
});
