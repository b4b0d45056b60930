import { X509Certificate } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { parseBer } from '#/modules/apps/signing/der.ts';
import { readProvisioningProfile } from '#/modules/apps/signing/provisioning-profile.ts';
import {
  assertOnlyFaults,
  faultOf,
  fixture,
  outcomeOf,
  readableCuts,
  testNow,
} from '#/modules/apps/signing/testing/fixtures.ts';
import { writeBer } from '#/modules/apps/signing/testing/write-der.ts';

const rootOf = (name: string) => new X509Certificate(fixture(name));
const authority = rootOf('authority.pem');
const read = (bytes: Buffer, trustedRoots: readonly X509Certificate[] = [authority], now = testNow) =>
  readProvisioningProfile(bytes, { trustedRoots, now });
const profile = (name: string) => fixture(`${name}.mobileprovision`);

it('gives what a profile says', () => {
  expect(read(profile('store'))).toEqual({
    name: 'Test & Radio — profile',
    uuid: '00000000-1111-2222-3333-444444444444',
    teamIds: ['TESTTEAM01'],
    teamName: 'Test Radio Ünï',
    appId: { prefix: 'TESTTEAM01', bundleId: 'com.example.radio', isWildcard: false },
    type: 'app_store',
    platforms: ['iOS', 'visionOS'],
    createdAt: new Date('2020-01-02T03:04:05Z'),
    expiresAt: new Date('2099-12-31T23:59:59Z'),
    certificates: [new X509Certificate(fixture('distribution.cer')).fingerprint256],
    entitlements: [
      { name: 'application-identifier', value: 'TESTTEAM01.com.example.radio' },
      { name: 'beta-reports-active', value: true },
      { name: 'com.apple.developer.team-identifier', value: 'TESTTEAM01' },
      { name: 'get-task-allow', value: false },
      { name: 'keychain-access-groups', value: ['TESTTEAM01.*', 'com.apple.token'] },
    ],
    deviceCount: 0,
    signature: 'verified',
  });
});

it.each([
  ['wildcard', { type: 'app_store', appId: { bundleId: 'com.example.*', isWildcard: true } }],
  ['wildcard-all', { type: 'app_store', appId: { bundleId: '*', isWildcard: true } }],
  ['ad-hoc', { type: 'ad_hoc', deviceCount: 2 }],
  ['development', { type: 'development', deviceCount: 2 }],
  ['enterprise', { type: 'enterprise', deviceCount: 0 }],
  ['other-team', { teamIds: ['TESTTEAM02'], appId: { prefix: 'TESTTEAM02' } }],
  ['expired', { expiresAt: new Date('2021-01-01T00:00:00Z') }],
])('tells profiles apart: %s', (name, facts) => {
  expect(read(profile(name))).toMatchObject(facts);
});

it.each([
  ['entity', 'signing.plist_forbidden', {}],
  ['binary', 'signing.plist_binary', {}],
  ['without-uuid', 'signing.profile_incomplete', { entry: 'UUID' }],
])('is refused: %s', (name, code, params) => {
  expect(faultOf(() => read(profile(name)))).toMatchObject({ code, params });
});

describe('the signature', () => {
  it.each(['store', 'store-streamed', 'store-key-id', 'store-no-attributes'])('is verified: %s', (name) => {
    expect(read(profile(name)).signature).toBe('verified');
  });

  it('is not verified without roots', () => {
    expect(read(profile('store-untrusted'), []).signature).toBe('not_verified');
  });

  it('by a signer of another root is refused with the name of the signer', () => {
    const untrusted = { code: 'signing.signer_untrusted', params: { signer: 'Test Stranger Signing' } };
    expect(faultOf(() => read(profile('store-untrusted')))).toEqual(untrusted);
    expect(read(profile('store-untrusted'), [authority, rootOf('stranger.pem')]).signature).toBe('verified');
  });

  it('by a signer of an authority that only has the name of a root is refused', () => {
    const untrusted = { code: 'signing.signer_untrusted', params: { signer: 'Test Impostor Signing' } };
    expect(faultOf(() => read(profile('store-impostor')))).toEqual(untrusted);
  });

  it('without a time must be valid now', () => {
    const later = new Date('2100-01-01T00:00:00Z');
    expect(outcomeOf(() => read(profile('store-no-attributes'), [authority], later))).toBe(
      'signing.signer_untrusted',
    );
    expect(outcomeOf(() => read(profile('store'), [authority], later))).toBe('ok');
  });

  it('made after the end of its certificate is refused', () => {
    const untrusted = { code: 'signing.signer_untrusted', params: { signer: 'Test Old Signing' } };
    expect(faultOf(() => read(profile('store-old-signer')))).toEqual(untrusted);
  });

  it.each<[string, (bytes: Buffer) => number]>([
    ['the name of the app', (bytes) => bytes.indexOf('Test Radio')],
    ['the digest of the content', (bytes) => afterOid(bytes, '06092a864886f70d010904') + 9],
    // The last digit of its seconds.
    ['the time of the signature', (bytes) => afterOid(bytes, '06092a864886f70d010905') + 15],
    ['the signature', (bytes) => bytes.length - 1],
  ])('is invalid after a change of %s', (_name, positionIn) => {
    const bytes = Buffer.from(profile('store'));
    const at = positionIn(bytes);
    bytes[at] = (bytes[at] ?? 0) ^ 1;
    expect(outcomeOf(() => read(bytes))).toBe('signing.signature_invalid');
    expect(read(bytes, []).signature).toBe('not_verified');
  });
});

const afterOid = (bytes: Buffer, oid: string): number =>
  bytes.indexOf(Buffer.from(oid, 'hex')) + oid.length / 2;

it('is read from BER with indefinite lengths', () => {
  // The attributes are signed in DER, which this does not keep.
  const bytes = writeBer(parseBer(profile('store')));
  expect(read(bytes, []).uuid).toBe('00000000-1111-2222-3333-444444444444');
});

it('never fails otherwise, however a profile is cut or changed', () => {
  for (const roots of [[], [authority]]) {
    const readWith = (bytes: Buffer) => read(bytes, roots);
    expect(readableCuts(profile('store'), readWith)).toEqual([]);
    assertOnlyFaults(profile('store'), readWith, 300);
  }
});

it('with any changed byte of its content fails the signature, or is damaged', () => {
  const bytes = profile('store');
  const [start, end] = [bytes.indexOf('<?xml'), bytes.indexOf('</plist>')];
  const accepted = [];
  for (let at = start; at < end; at += 37) {
    const changed = Buffer.from(bytes);
    changed[at] = (changed[at] ?? 0) ^ 1;
    if (outcomeOf(() => read(changed)) !== 'signing.signature_invalid') accepted.push(at);
  }
  expect(accepted).toEqual([]);
});
