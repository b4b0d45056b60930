import { expect, it } from 'vitest';
import { networkSet, plainNetwork } from '#/modules/listeners/policies/networks.ts';

it.each([
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
  ['0000:0000:0000:0000:0000:ffff:cb00:7107/128', '203.0.113.7'],
  ['::ffff:203.0.113.0/120', '203.0.113.0/24'],
  ['::ffff:0:0/96', '0.0.0.0/0'],
])('%s is normalized to IPv4: %s', (written, plain) => {
  expect(plainNetwork(written)).toBe(plain);
});

it.each([
  '203.0.113.0/24',
  '::/0',
  '::ffff:0:0/95',
  '::ffff:0:203.0.113.7',
  '::203.0.113.7',
  '2001:db8:0:0:0:ffff:203.0.113.7',
  '0:0:ffff::1',
  '::ffff:203.0.113.7%eth0',
  '::ffff:nowhere',
])('%s is unchanged', (written) => {
  expect(plainNetwork(written)).toBe(written);
});

it('matches addresses and networks of each family separately', () => {
  const set = networkSet(['::/1', '203.0.113.7', '198.51.100.0/24', '2001:db8::1', '::ffff:192.0.2.0/120']);
  const within = [
    '203.0.113.7',
    '::ffff:203.0.113.7',
    '198.51.100.255',
    '192.0.2.1',
    '2001:db8::1',
    '2001:db8::1%eth0',
    '::1',
  ];
  expect(within.filter((address) => !set.has(address))).toEqual([]);
  const beyond = ['203.0.113.8', '::ffff:203.0.113.8', '0.0.0.1', 'f000::1', '', 'nowhere'];
  expect(beyond.filter((address) => set.has(address))).toEqual([]);
});
