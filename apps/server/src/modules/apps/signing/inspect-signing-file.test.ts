import { describe, expect, it } from 'vitest';
import {
  inspectSigningFile,
  type SigningInspection,
  sizeLimitOf,
} from '#/modules/apps/signing/inspect-signing-file.ts';
import type { SigningFileKind } from '#/modules/apps/signing/recognize-signing-file.ts';
import { fixture, testNow, testPassword } from '#/modules/apps/signing/testing/fixtures.ts';

const inspect = (bytes: Buffer, kind: SigningInspection['kind'] = 'unknown') =>
  inspectSigningFile({ kind, bytes, password: testPassword, now: testNow });

function faultOf(bytes: Buffer, kind?: SigningInspection['kind']) {
  const result = inspect(bytes, kind);
  return result.ok ? null : result.fault;
}

const recognized: readonly (readonly [string, SigningFileKind])[] = [
  ['modern.p12', 'p12'],
  ['legacy.p12', 'p12'],
  ['distribution.cer', 'certificate'],
  ['development.pem', 'certificate'],
  ['store.mobileprovision', 'provisioning_profile'],
  ['store-streamed.mobileprovision', 'provisioning_profile'],
  ['app-store-key.p8', 'app_store_key'],
  ['same-password.jks', 'keystore'],
];

describe('a file is recognized by its content', () => {
  it.each(recognized)('%s is a %s', (name, kind) => {
    expect(inspect(fixture(name))).toMatchObject({ ok: true, facts: { kind } });
    expect(inspect(fixture(name), kind)).toMatchObject({ ok: true, facts: { kind } });
  });

  it('PKCS#12 is a keystore where one is expected', () => {
    expect(inspect(fixture('upload.keystore.p12'), 'keystore')).toMatchObject({
      ok: true,
      facts: { kind: 'keystore', keystore: { format: 'pkcs12', entries: [{ alias: 'upload' }] } },
    });
  });

  it.each<[string, SigningFileKind, SigningFileKind]>([
    ['store.mobileprovision', 'p12', 'provisioning_profile'],
    ['distribution.cer', 'p12', 'certificate'],
    ['same-password.jks', 'p12', 'keystore'],
    ['app-store-key.p8', 'keystore', 'app_store_key'],
    ['modern.p12', 'app_store_key', 'p12'],
  ])('%s is no %s', (name, expected, found) => {
    expect(faultOf(fixture(name), expected)).toEqual({
      code: 'signing.file_other_kind',
      params: { expected, found },
    });
  });

  it.each([
    ['nothing', Buffer.alloc(0), 'empty'],
    ['an app', Buffer.from('PK\x03\x04 and more'), 'zip'],
    ['a profile without its signature', Buffer.from('<?xml version="1.0"?><plist/>'), 'XML'],
    ['text', Buffer.from('hello, world'), 'other'],
    ['another sequence', Buffer.from('3003020105', 'hex'), 'ASN.1'],
    [
      'a request for a certificate',
      Buffer.from('-----BEGIN CERTIFICATE REQUEST-----\nAAAA\n-----END CERTIFICATE REQUEST-----\n'),
      'PEM CERTIFICATE REQUEST',
    ],
  ])('%s is unknown', (_name, bytes, found) => {
    expect(faultOf(bytes)).toEqual({ code: 'signing.file_unknown', params: { found } });
  });

  it.each([
    ['JCEKS', fixture('upload.jceks')],
    ['BKS', Buffer.from(`0000000200000014${'00'.repeat(60)}`, 'hex')],
  ])('%s is refused by name', (format, bytes) => {
    expect(faultOf(bytes, 'keystore')).toEqual({
      code: 'signing.keystore_unsupported',
      params: { format },
    });
  });
});

it('gives no keys and no passwords away', () => {
  for (const [name] of recognized) {
    const text = JSON.stringify(inspect(fixture(name)));
    expect(text).not.toContain(testPassword);
    expect(text).not.toMatch(/pkcs8|PRIVATE|"key":\{"type"/);
  }
});

it('gives what can be sent between threads', () => {
  for (const [name] of recognized) {
    const result = inspect(fixture(name));
    expect(structuredClone(result)).toEqual(result);
  }
});

it('refuses a certificate without its key', () => {
  expect(faultOf(fixture('no-key.p12'))).toEqual({
    code: 'signing.key_missing',
    params: { certificates: 1 },
  });
});

describe('a file that is too large is refused', () => {
  /** A sequence with the start of a PKCS#12 file. */
  const large = (bytes: number): Buffer => {
    const head = Buffer.from('3083000000020103300204', 'hex');
    head.writeUIntBE(bytes - 5, 2, 3);
    return Buffer.concat([head, Buffer.alloc(bytes - head.length)]);
  };

  it.each<[string, SigningInspection['kind'], number]>([
    ['p12', 'p12', 65_536],
    ['keystore', 'keystore', 65_536],
    ['profile', 'provisioning_profile', 1_048_576],
    ['file', 'unknown', 1_048_576],
  ])('%s', (_name, kind, limit) => {
    expect(sizeLimitOf(kind)).toBe(limit);
    const code = 'signing.file_too_large';
    expect(faultOf(large(limit + 1), kind)).toEqual({ code, params: { bytes: limit + 1, limit } });
    expect(faultOf(large(limit), kind)?.code).not.toBe(code);
  });

  it('by the limit of the kind that is recognized', () => {
    const bytes = Buffer.concat([fixture('same-password.jks'), Buffer.alloc(65_536)]);
    expect(faultOf(bytes)).toMatchObject({ code: 'signing.file_too_large', params: { limit: 65_536 } });
  });
});
