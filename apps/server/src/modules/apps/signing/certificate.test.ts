import { X509Certificate } from 'node:crypto';
import { expect, it } from 'vitest';
import { readCertificate, readPemCertificate } from '#/modules/apps/signing/certificate.ts';
import {
  assertOnlyFaults,
  fixture,
  outcomeOf,
  readableCuts,
} from '#/modules/apps/signing/testing/fixtures.ts';

it('gives the names, dates, key and kind of a certificate', () => {
  const file = fixture('distribution.cer');
  const { fingerprint, fingerprint256 } = new X509Certificate(file);
  expect(readCertificate(file)).toEqual({
    commonName: 'Apple Distribution: Test Radio (TESTTEAM01)',
    teamId: 'TESTTEAM01',
    organisation: 'Test Radio Ünï',
    issuerCommonName: 'Test Developer Relations Authority',
    serial: '10:00:A3',
    sha1: fingerprint,
    sha256: fingerprint256,
    notBefore: new Date('2020-01-01T00:00:00Z'),
    notAfter: new Date('2099-12-31T23:59:59Z'),
    key: {
      algorithm: 'rsa',
      bits: 2_048,
      curve: null,
      spkiSha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      isWeak: false,
    },
    appleKind: 'distribution',
    isAuthority: false,
  });
});

it.each([
  ['development.pem', 'development', false],
  ['authority.pem', null, true],
])('reads PEM and tells the kind: %s', (name, appleKind, isAuthority) => {
  expect(readPemCertificate(fixture(name))).toMatchObject({ appleKind, isAuthority });
});

it('is damaged however it is cut, and never fails otherwise', () => {
  const file = fixture('distribution.cer');
  expect(readableCuts(file, readCertificate)).toEqual([]);
  assertOnlyFaults(file, readCertificate, 500);
  const pem = fixture('development.pem');
  expect(readableCuts(pem.subarray(0, pem.lastIndexOf('-')), readPemCertificate)).toEqual([]);
  assertOnlyFaults(pem, readPemCertificate, 300);
});

it('of another format is damaged', () => {
  for (const name of ['modern.p12', 'store.mobileprovision', 'upload.jks', 'app-store-key.p8'])
    expect(outcomeOf(() => readCertificate(fixture(name)))).toBe('signing.file_damaged');
});
