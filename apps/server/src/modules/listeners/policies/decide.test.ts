import type { GeoRules } from '@unmuted/api/contract';
import { describe, expect, it } from 'vitest';
import {
  type BanRule,
  compilePolicy,
  compileRules,
  type Visitor,
} from '#/modules/listeners/policies/decide.ts';

const now = new Date('2026-03-02T09:00:00Z');
const off: GeoRules = { enabled: false, mode: 'deny', countries: [], allowUnknown: true, allowNetworks: [] };
const rules = (rest: Partial<GeoRules>): GeoRules => ({ ...off, enabled: true, ...rest });
const visitor = (rest: Partial<Visitor> = {}): Visitor => ({
  address: '203.0.113.7',
  agent: 'VLC/3.0.20',
  country: 'IE',
  ...rest,
});
const ban = (rest: Partial<BanRule>): BanRule => ({
  id: 'b',
  network: null,
  agent: null,
  until: null,
  ...rest,
});

describe('a ban', () => {
  it.each<[string, Partial<BanRule>, Partial<Visitor>, boolean]>([
    ['its address', { network: '203.0.113.7' }, {}, false],
    ['another address', { network: '203.0.113.8' }, {}, true],
    ['its network', { network: '203.0.113.0/24' }, {}, false],
    ['another network', { network: '203.0.112.0/24' }, {}, true],
    ['a network of IPv6', { network: '2001:db8::/32' }, { address: '2001:db8:9::1' }, false],
    ['IPv4 while it is of IPv6', { network: '2001:db8::/32' }, {}, true],
    ['IPv4 while it is of all IPv6', { network: '::/0' }, {}, true],
    ['all IPv6', { network: '::/0' }, { address: '2001:db8:9::1' }, false],
    ['all IPv4', { network: '0.0.0.0/0' }, {}, false],
    ['IPv6 while it is of all IPv4', { network: '0.0.0.0/0' }, { address: '2001:db8:9::1' }, true],
    ['a network of IPv4 in the form of IPv6', { network: '::ffff:203.0.113.0/120' }, {}, false],
    ['IPv6 while it is of all IPv4 in its form', { network: '::ffff:0:0/96' }, { address: '::1' }, true],
    ['a visitor in the form of IPv6', { network: '203.0.113.7' }, { address: '::ffff:203.0.113.7' }, false],
    ['such a visitor by IPv6', { network: '::/0' }, { address: '::ffff:203.0.113.7' }, true],
    ['a part of the agent, in any case', { agent: 'vlc/3' }, {}, false],
    ['no agent', { agent: 'vlc' }, { agent: null }, true],
    ['its address after its end', { network: '203.0.113.7', until: now }, {}, true],
    ['its address before its end', { network: '203.0.113.7', until: new Date(now.getTime() + 1) }, {}, false],
  ])('matches %s', (_name, part, who, allowed) => {
    const decision = compilePolicy([ban(part)], off).decide(visitor(who), now);
    expect(decision).toEqual(allowed ? { allowed, rule: 'off' } : { allowed, rule: 'ban', banId: 'b' });
  });

  it('takes precedence over an address exception', () => {
    const policy = compilePolicy(
      [ban({ agent: 'vlc' })],
      rules({ allowNetworks: [{ network: '203.0.113.7', note: 'Office' }] }),
    );
    expect(policy.decide(visitor(), now)).toMatchObject({ allowed: false, rule: 'ban' });
  });
});

describe('country rules', () => {
  it.each<
    [string, GeoRules, Partial<Omit<Visitor, 'address'> & { address: string | null }>, boolean, string]
  >([
    ['off', { ...off, mode: 'allow' }, {}, true, 'off'],
    ['allow a listed one', rules({ mode: 'allow', countries: ['IE'] }), {}, true, 'listed'],
    ['allow no other', rules({ mode: 'allow', countries: ['GB'] }), {}, false, 'not_listed'],
    ['deny a listed one', rules({ mode: 'deny', countries: ['IE'] }), {}, false, 'listed'],
    ['deny no other', rules({ mode: 'deny', countries: ['GB'] }), {}, true, 'not_listed'],
    [
      'let the unknown in',
      rules({ countries: ['GB'], allowUnknown: true }),
      { country: null },
      true,
      'unknown_country',
    ],
    [
      'keep the unknown out',
      rules({ countries: ['GB'], allowUnknown: false }),
      { country: null },
      false,
      'unknown_country',
    ],
    [
      'let an exception in',
      rules({ mode: 'allow', countries: ['GB'], allowNetworks: [{ network: '203.0.113.0/28', note: '' }] }),
      {},
      true,
      'allowed_network',
    ],
    [
      'let all IPv6 in',
      rules({ mode: 'allow', countries: ['GB'], allowNetworks: [{ network: '::/0', note: '' }] }),
      { address: '2001:db8::1' },
      true,
      'allowed_network',
    ],
    [
      'let no IPv4 in with all IPv6',
      rules({ mode: 'allow', countries: ['GB'], allowNetworks: [{ network: '::/0', note: '' }] }),
      {},
      false,
      'not_listed',
    ],
    [
      'know no address that every exception holds',
      rules({ mode: 'allow', countries: ['GB'], allowNetworks: [{ network: '0.0.0.0/0', note: '' }] }),
      { address: null },
      false,
      'not_listed',
    ],
  ])('%s', (_name, given, who, allowed, rule) => {
    expect(compileRules(given)({ ...visitor(), ...who })).toEqual({ allowed, rule });
  });
});
