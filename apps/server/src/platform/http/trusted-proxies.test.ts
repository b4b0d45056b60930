import { expect, it } from 'vitest';
import { trusting } from '#/platform/http/trusted-proxies.ts';

it.each([
  ['10.1.2.3', true],
  ['::ffff:10.1.2.3', true],
  ['11.0.0.1', false],
  ['192.0.2.9', true],
  ['192.0.2.10', false],
  ['2001:db8::1', true],
  ['2001:db9::1', false],
  ['', false],
  ['unknown', false],
  ['10.1.2.3:8080', false],
])('[A10] with networks and addresses, %s is trusted: %s', (address, isTrusted) => {
  expect(trusting(['10.0.0.0/8', '192.0.2.9', '2001:db8::/32'])(address)).toBe(isTrusted);
});

it('[A10] without a proxy nothing is trusted, not even this machine', () => {
  expect(trusting([])('127.0.0.1')).toBe(false);
});
