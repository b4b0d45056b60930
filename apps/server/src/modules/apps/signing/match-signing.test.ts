import { describe, expect, it } from 'vitest';
import { credentialState, daysLeft } from '#/modules/apps/signing/credential-state.ts';
import { type IdentityFacts, inspectSigningFile } from '#/modules/apps/signing/inspect-signing-file.ts';
import {
  coversBundleId,
  matchSigning,
  type SigningBundle,
  type SigningCheckId,
  signingChecks,
} from '#/modules/apps/signing/match-signing.ts';
import type { ProfileFacts } from '#/modules/apps/signing/provisioning-profile.ts';
import {
  fixture,
  otherTeam,
  testNow,
  testPassword,
  testTeam,
} from '#/modules/apps/signing/testing/fixtures.ts';

function factsOf(name: string) {
  const result = inspectSigningFile({
    kind: 'unknown',
    bytes: fixture(name),
    password: testPassword,
    now: testNow,
  });
  if (!result.ok) throw new Error(`${name}: ${result.fault.code}`);
  return result.facts;
}

function identityOf(name: string): IdentityFacts {
  const facts = factsOf(name);
  if (!('certificates' in facts)) throw new Error(`${name} has no certificates.`);
  return facts;
}

function profileOf(name: string): ProfileFacts {
  const facts = factsOf(`${name}.mobileprovision`);
  if (facts.kind !== 'provisioning_profile') throw new Error(`${name} is no profile.`);
  return facts.profile;
}

function appStoreKey() {
  const facts = factsOf('app-store-key.p8');
  if (facts.kind !== 'app_store_key') throw new Error('This is no key.');
  return facts.key;
}

const good: SigningBundle = {
  identity: identityOf('modern.p12'),
  profile: profileOf('store'),
  appStoreKey: appStoreKey(),
  app: { bundleId: 'com.example.radio', teamId: testTeam },
};

/** Profiles list the certificate of `modern.p12`; this one lists another instead. */
const listing = (name: string, profile = profileOf('store')): ProfileFacts => ({
  ...profile,
  certificates: identityOf(name).certificates.map(({ sha256 }) => sha256),
});

it('makes all checks, which hold for a bundle that fits', () => {
  const checks = matchSigning(good, testNow);
  expect(checks.map(({ check }) => check)).toEqual(Object.keys(signingChecks));
  expect(checks.filter(({ state }) => state !== 'ok')).toEqual([]);
});

it.each<[SigningCheckId, string, Partial<SigningBundle>, object]>([
  ['key_present', 'a certificate alone', { identity: identityOf('distribution.cer') }, { certificates: 1 }],
  [
    'key_of_certificate',
    'the key of another certificate',
    { identity: { ...identityOf('modern.p12'), keys: identityOf('curve.p12').keys } },
    { certificate: 'Apple Distribution: Test Radio (TESTTEAM01)' },
  ],
  [
    'certificate_in_profile',
    'another certificate of the team',
    { identity: identityOf('curve.p12') },
    { certificate: 'Apple Distribution: Test Curve (TESTTEAM01)', profile: 'Test & Radio — profile' },
  ],
  [
    'teams_equal',
    'a certificate of another team',
    { identity: identityOf('other-team.p12'), profile: listing('other-team.p12') },
    { certificateTeam: otherTeam, profileTeam: testTeam },
  ],
  [
    'app_team',
    'an app of another team',
    { app: { ...good.app, teamId: otherTeam } },
    { appTeam: otherTeam, profileTeam: testTeam },
  ],
  [
    'certificate_valid',
    'a certificate that has expired',
    { identity: identityOf('expired.p12'), profile: listing('expired.p12') },
    {
      validFrom: '2020-01-01T00:00:00.000Z',
      expiresAt: '2021-01-01T00:00:00.000Z',
      daysLeft: -1_887,
      credential: 'expired',
    },
  ],
  [
    'profile_valid',
    'a profile that has expired',
    { profile: profileOf('expired') },
    {
      validFrom: '2020-01-02T03:04:05.000Z',
      expiresAt: '2021-01-01T00:00:00.000Z',
      daysLeft: -1_887,
      credential: 'expired',
    },
  ],
  ['profile_type', 'an ad hoc profile', { profile: profileOf('ad-hoc') }, { type: 'ad_hoc' }],
  ['profile_type', 'an enterprise profile', { profile: profileOf('enterprise') }, { type: 'enterprise' }],
  [
    'profile_type',
    'a development profile',
    { identity: identityOf('development.p12'), profile: profileOf('development') },
    { type: 'development' },
  ],
  [
    'bundle_id',
    'another bundle id',
    { app: { ...good.app, bundleId: 'com.example.radio2' } },
    { bundleId: 'com.example.radio2', covered: 'com.example.radio' },
  ],
])('%s fails alone for %s', (check, _name, change, params) => {
  const checks = matchSigning({ ...good, ...change }, testNow);
  expect(checks.filter(({ state }) => state !== 'ok')).toEqual([{ check, state: 'error', params }]);
});

it('names both teams when the profile is of another one', () => {
  const checks = matchSigning({ ...good, profile: profileOf('other-team') }, testNow);
  expect(checks.filter(({ state }) => state === 'error')).toEqual([
    { check: 'teams_equal', state: 'error', params: { certificateTeam: testTeam, profileTeam: otherTeam } },
    { check: 'app_team', state: 'error', params: { appTeam: testTeam, profileTeam: otherTeam } },
  ]);
});

it('warns without a key to upload, and asks for no team that is not known', () => {
  const checks = matchSigning(
    { ...good, appStoreKey: undefined, app: { ...good.app, teamId: null } },
    testNow,
  );
  expect(checks.filter(({ state }) => state !== 'ok')).toEqual([
    { check: 'upload_key', state: 'warning', params: {} },
  ]);
  expect(checks.map(({ check }) => check)).not.toContain('app_team');
});

it('takes the certificate of the key, not that of its issuer', () => {
  const { certificates, keys } = identityOf('chain.p12');
  const identity = { certificates: certificates.toReversed(), keys };
  expect(matchSigning({ ...good, identity }, testNow).every(({ state }) => state === 'ok')).toBe(true);
});

it('is too early for what is not valid yet', () => {
  const early = new Date('2019-12-31T00:00:00Z');
  const failed = matchSigning(good, early).filter(({ state }) => state !== 'ok');
  expect(failed.map(({ check }) => check)).toEqual(['certificate_valid', 'profile_valid']);
});

describe('the end of a credential', () => {
  const dayMs = 86_400_000;
  it.each([
    [61, 'ok', 61],
    [60, 'soon', 60],
    [30.5, 'soon', 30],
    [30, 'expiring', 30],
    [7.1, 'expiring', 7],
    [7, 'urgent', 7],
    [0.5, 'urgent', 0],
    [0, 'expired', 0],
    [-1, 'expired', -1],
  ])('in %d days is %s', (days, state, left) => {
    const expiresAt = new Date(testNow.getTime() + days * dayMs);
    expect([credentialState(expiresAt, testNow), daysLeft(expiresAt, testNow)]).toEqual([state, left]);
  });

  it('is a warning from 60 days', () => {
    const profile = { ...good.profile, expiresAt: new Date(testNow.getTime() + 10 * dayMs) };
    const checks = matchSigning({ ...good, profile }, testNow);
    expect(checks.filter(({ state }) => state !== 'ok')).toMatchObject([
      { check: 'profile_valid', state: 'warning', params: { daysLeft: 10, credential: 'expiring' } },
    ]);
  });
});

it.each([
  ['com.example.radio', 'com.example.radio', true],
  ['com.example.Radio', 'COM.example.radio', true],
  ['com.example.radio', 'com.example.radio.extension', false],
  ['com.example.*', 'com.example.radio', true],
  ['com.Example.*', 'com.example.radio.extension', true],
  ['com.example.*', 'com.example', false],
  ['com.example.*', 'com.example.', false],
  ['com.example.*', 'com.examples.radio', false],
  ['*', 'com.example.radio', true],
])('%s covers %s: %s', (covered, bundleId, expected) => {
  expect(coversBundleId(covered, bundleId)).toBe(expected);
});
