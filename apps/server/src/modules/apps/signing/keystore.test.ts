import { createHash, X509Certificate } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type KeystorePasswords, readKeystore } from '#/modules/apps/signing/keystore.ts';
import {
  assertOnlyFaults,
  faultOf,
  fixture,
  outcomeOf,
  readableCuts,
  testPassword,
} from '#/modules/apps/signing/testing/fixtures.ts';

const read = (name: string, passwords: KeystorePasswords = {}) =>
  readKeystore(fixture(name), { password: testPassword, ...passwords });
const jksKey = { keyPassword: 'key-password' };

it('gives the entries, with the fingerprints that keytool exports', () => {
  const exported = new X509Certificate(fixture('upload.pem'));
  const { format, entries } = read('upload.jks', jksKey);
  expect(format).toBe('jks');
  expect(entries).toMatchObject([
    {
      alias: 'upload',
      type: 'key',
      createdAt: expect.any(Date),
      isOpen: true,
      certificate: {
        commonName: 'Test Upload',
        organisation: 'Test Radio',
        sha1: exported.fingerprint,
        sha256: exported.fingerprint256,
        notAfter: exported.validToDate,
        key: { algorithm: 'rsa', bits: 2_048, isWeak: false },
      },
    },
  ]);
});

const authority = ['authority', 'trusted_certificate', 'rsa 2048', false];
it.each([
  ['same-password.jks', {}, 'jks', [['电台', 'key', 'rsa 2048', true]]],
  ['weak.jks', {}, 'jks', [['weak', 'key', 'rsa 1024 weak', true]]],
  ['curve.jks', {}, 'jks', [['curve', 'key', 'ec 256', true]]],
  [
    'two.jks',
    { keyPassword: 'second-password', alias: 'SECOND' },
    'jks',
    [authority, ['first', 'key', 'rsa 2048', false], ['second', 'key', 'ec 256', true]],
  ],
  ['upload.keystore.p12', {}, 'pkcs12', [['upload', 'key', 'rsa 2048', true]]],
  [
    'two.keystore.p12',
    {},
    'pkcs12',
    [authority, ['first', 'key', 'rsa 2048', true], ['second', 'key', 'ec 256', true]],
  ],
  ['java-8.keystore.p12', {}, 'pkcs12', [['upload', 'key', 'rsa 2048', true]]],
  ['sha1.keystore.p12', {}, 'pkcs12', [['upload', 'key', 'rsa 2048', true]]],
  ['sha512.keystore.p12', {}, 'pkcs12', [['upload', 'key', 'rsa 2048', true]]],
  ['chain.p12', {}, 'pkcs12', [['Test distribution', 'key', 'rsa 2048', true]]],
])('reads %s', (name, passwords, format, entries) => {
  const facts = read(name, passwords);
  const found = facts.entries.map(({ alias, type, certificate: { key }, isOpen }) => [
    alias,
    type,
    `${key.algorithm} ${key.bits}${key.isWeak ? ' weak' : ''}`,
    isOpen,
  ]);
  expect(facts.format).toBe(format);
  expect(found.toSorted()).toEqual(entries);
});

describe('passwords', () => {
  it.each<[string, string, KeystorePasswords, string, object]>([
    ['of the store', 'upload.jks', { ...jksKey, password: 'wrong' }, 'signing.password_wrong', {}],
    ['of the store', 'upload.keystore.p12', { password: 'wrong' }, 'signing.password_wrong', {}],
    ['of the key', 'upload.jks', { keyPassword: 'wrong' }, 'signing.key_password_wrong', { alias: 'upload' }],
    ['of the key, by default', 'upload.jks', {}, 'signing.key_password_wrong', { alias: 'upload' }],
    [
      'of the key',
      'upload.keystore.p12',
      { keyPassword: 'wrong' },
      'signing.key_password_wrong',
      { alias: 'upload' },
    ],
    [
      'of another key',
      'two.jks',
      { keyPassword: 'first-password', alias: 'second' },
      'signing.key_password_wrong',
      { alias: 'second' },
    ],
  ])('that are wrong are told apart: %s in %s', (_name, file, passwords, code, params) => {
    expect(faultOf(() => read(file, passwords))).toEqual({ code, params });
  });
});

it.each([
  ['an alias that it does not have', 'two.keystore.p12', 'third', 'signing.alias_unknown'],
  ['the alias of a certificate', 'two.keystore.p12', 'authority', 'signing.alias_unknown'],
  ['no key', 'trusted-only.jks', '', 'signing.key_missing'],
])('refuses %s', (_name, file, alias, code) => {
  expect(outcomeOf(() => read(file, { alias }))).toBe(code);
});

it('names the aliases that it has', () => {
  const fault = faultOf(() => read('two.keystore.p12', { alias: 'third' }));
  expect(fault?.params).toEqual({ alias: 'third', aliases: 'first, second' });
});

it('refuses a key that belongs to another certificate', () => {
  // The chain of one key in place of that of another. Both certificates are the last entry.
  const [file, other] = [fixture('upload.jks'), fixture('same-password.jks')];
  const spliced = withCertificateOf(file, other);
  expect(outcomeOf(() => readKeystore(spliced, { password: testPassword, ...jksKey }))).toBe(
    'signing.key_mismatch',
  );
});

it.each([
  ['upload.jks', jksKey],
  ['quick-modern.p12', {}],
])('never fails otherwise, however %s is cut or changed', (name, passwords) => {
  const readWith = (bytes: Buffer) => readKeystore(bytes, { password: testPassword, ...passwords });
  expect(readableCuts(fixture(name), readWith)).toEqual([]);
  assertOnlyFaults(fixture(name), readWith, 300);
});

/** A keystore of one key, with the certificate of another, and a digest that fits. */
function withCertificateOf(file: Buffer, other: Buffer): Buffer {
  const type = Buffer.from('X.509');
  const digestBytes = 20;
  const content = Buffer.concat([
    file.subarray(0, file.lastIndexOf(type)),
    other.subarray(other.lastIndexOf(type), other.length - digestBytes),
  ]);
  const password = Buffer.from(testPassword, 'utf16le').swap16();
  const digest = createHash('sha1').update(password).update('Mighty Aphrodite').update(content).digest();
  return Buffer.concat([content, digest]);
}
