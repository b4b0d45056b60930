import { createHash, createPublicKey } from 'node:crypto';
import { expect, it } from 'vitest';
import { readAppStoreKey } from '#/modules/apps/signing/app-store-key.ts';
import { assertOnlyFaults, faultOf, fixture, readableCuts } from '#/modules/apps/signing/testing/fixtures.ts';

const key = fixture('app-store-key.p8');

it('gives the facts of the public key', () => {
  const spki = createPublicKey(key).export({ type: 'spki', format: 'der' });
  expect(readAppStoreKey(key)).toEqual({
    algorithm: 'ec',
    bits: 256,
    curve: 'prime256v1',
    spkiSha256: createHash('sha256').update(spki).digest('hex'),
    isWeak: false,
  });
});

it('is read with the line ends of Windows', () => {
  const lines = Buffer.from(key.toString('latin1').replaceAll('\n', '\r\n'));
  expect(readAppStoreKey(lines)).toEqual(readAppStoreKey(key));
});

const expected = 'PKCS#8 ec prime256v1';
it.each([
  ['a key on P-384', fixture('p-384.p8'), 'signing.key_kind_wrong', { found: 'ec secp384r1', expected }],
  ['an RSA key', fixture('rsa.p8'), 'signing.key_kind_wrong', { found: 'rsa 2048', expected }],
  [
    'a key in another form',
    fixture('sec1.pem'),
    'signing.key_kind_wrong',
    { found: 'EC PRIVATE KEY', expected },
  ],
  ['an encrypted key', fixture('encrypted.p8'), 'signing.key_encrypted', {}],
  ['a public key', fixture('public.pem'), 'signing.key_missing', { certificates: 0 }],
  ['a certificate', fixture('development.pem'), 'signing.key_missing', { certificates: 1 }],
  ['two keys', Buffer.concat([key, key]), 'signing.file_damaged', { reason: 'structure' }],
  ['no PEM', Buffer.from('a'), 'signing.file_damaged', { reason: 'text' }],
])('refuses %s', (_name, bytes, code, params) => {
  expect(faultOf(() => readAppStoreKey(bytes))).toEqual({ code, params });
});

it('never fails otherwise, however a key is cut or changed', () => {
  expect(readableCuts(key.subarray(0, -1), readAppStoreKey)).toEqual([]);
  assertOnlyFaults(key, readAppStoreKey, 500);
});
