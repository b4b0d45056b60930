import { generateKeyPairSync, X509Certificate } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { certificateSha256, createPreviewKey, openPreviewKey } from './preview-key.ts';

const now = new Date('2026-11-29T12:00:00Z');

describe.each(['ec', 'rsa-2048', 'rsa-4096'] as const)('a new key (%s)', (type) => {
  it('has a certificate that it signs itself', async () => {
    const key = await createPreviewKey({ commonName: 'Radio é 局', type, now });
    const certificate = new X509Certificate(key.certificate);
    expect(certificate.verify(certificate.publicKey)).toBe(true);
    expect(certificate.subject).toBe('CN=Radio é 局');
    expect(certificate.issuer).toBe(certificate.subject);
    expect(certificate.validFromDate).toEqual(now);
    expect(certificate.validToDate).toEqual(new Date('2076-11-29T12:00:00Z'));
    const opened = openPreviewKey(key);
    expect(opened.bits).toBe({ ec: 256, 'rsa-2048': 2048, 'rsa-4096': 4096 }[type]);
    expect(certificateSha256(opened)).toBe(certificate.fingerprint256.replaceAll(':', '').toLowerCase());
  });
});

it('shortens a name of more than 64 characters', async () => {
  const { certificate } = await createPreviewKey({ commonName: '局'.repeat(65), now });
  expect(new X509Certificate(certificate).subject).toBe(`CN=${'局'.repeat(64)}`);
});

it('refuses the certificate of another key', async () => {
  const [one, other] = await Promise.all(
    ['A', 'B'].map((commonName) => createPreviewKey({ commonName, now })),
  );
  const mixed = { privateKey: one?.privateKey ?? '', certificate: other?.certificate ?? '' };
  expect(() => openPreviewKey(mixed)).toThrow('preview.certificate_mismatch');
});

it.each([
  ['a short RSA key', () => generateKeyPairSync('rsa', { modulusLength: 1024 })],
  ['another curve', () => generateKeyPairSync('ec', { namedCurve: 'secp384r1' })],
])('refuses %s', async (_what, makePair) => {
  const privateKey = makePair().privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const { certificate } = await createPreviewKey({ commonName: 'A', now });
  expect(() => openPreviewKey({ privateKey, certificate })).toThrow('preview.key_unsupported');
});
