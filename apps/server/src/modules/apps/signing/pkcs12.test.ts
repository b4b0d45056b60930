import { createCipheriv, createHash, createHmac, createPrivateKey, X509Certificate } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { parseBer } from '#/modules/apps/signing/der.ts';
import { childAt, encodingOf, octetsOf } from '#/modules/apps/signing/der-values.ts';
import { type Pkcs12Passwords, readPkcs12 } from '#/modules/apps/signing/pkcs12.ts';
import { bmpPassword, derivedFor, derivePkcs12 } from '#/modules/apps/signing/pkcs12-kdf.ts';
import { decryptRc2Cbc } from '#/modules/apps/signing/rc2.ts';
import { repeatSha1 } from '#/modules/apps/signing/sha1-rounds.ts';
import {
  assertOnlyFaults,
  faultOf,
  fixture,
  outcomeOf,
  readableCuts,
  testPassword,
} from '#/modules/apps/signing/testing/fixtures.ts';
import { writeBer, writeDer } from '#/modules/apps/signing/testing/write-der.ts';

const read = (file: Buffer, passwords: Pkcs12Passwords = { password: testPassword }) =>
  readPkcs12(file, passwords);
const distribution = new X509Certificate(fixture('distribution.cer'));

/** Whether a file has the distribution certificate, and a key that belongs to it. */
function hasIdentity(file: Buffer, passwords?: Pkcs12Passwords): boolean {
  const { certificates, keys } = read(file, passwords);
  return (
    certificates.some(({ certificate }) => certificate.equals(distribution.raw)) &&
    keys.length === 1 &&
    keys.every(({ key }) => key !== null && distribution.checkPrivateKey(key.key))
  );
}

describe('a file', () => {
  it.each([
    ['[D3] with RC2 of 40 bits and 3DES, as Keychain Access writes it', 'legacy.p12'],
    ['[D3] with RC2 of 128 bits', 'rc2-128.p12'],
    ['[D3] with 3DES and SHA-1', 'sha1-3des.p12'],
    ['[D3] with 3DES of two keys', 'sha1-2des.p12'],
    ['with AES-256 and SHA-256', 'modern.p12'],
    ['with AES-128, AES-192 and SHA-512', 'aes-128.p12'],
    ['with 3DES by PBKDF2, and SHA-384', 'pbes2-3des.p12'],
    ['without encryption', 'plain.p12'],
    ['without a MAC', 'no-mac.p12'],
    ['with the certificate of its issuer', 'chain.p12'],
    ['with 300,000 iterations', 'iterations-100000.p12'],
  ])('%s is read', (_name, name) => {
    expect(hasIdentity(fixture(name))).toBe(true);
  });

  it('[D3] of BER with indefinite lengths and strings in parts is read', () => {
    expect(hasIdentity(writeBer(parseBer(fixture('legacy.p12'))))).toBe(true);
  });

  it('with an EC key is read', () => {
    const { certificates, keys } = read(fixture('curve.p12'));
    const [certificate] = certificates.map((bag) => new X509Certificate(bag.certificate));
    const key = keys[0]?.key;
    expect(key?.facts).toMatchObject({ algorithm: 'ec', curve: 'prime256v1', bits: 256, isWeak: false });
    expect(key && certificate?.checkPrivateKey(key.key)).toBe(true);
    expect(key && certificate?.checkPrivateKey(privateKeyOf(key.pkcs8))).toBe(true);
  });

  it('gives all certificates and names', () => {
    const { certificates, keys } = read(fixture('chain.p12'));
    expect(certificates.map(({ friendlyName }) => friendlyName)).toEqual(['Test distribution', null]);
    expect(keys[0]?.friendlyName).toBe('Test distribution');
    expect(keys[0]?.localKeyId).toBe(certificates[0]?.localKeyId);
  });

  it('without a key has certificates alone', () => {
    const { certificates, keys } = read(fixture('no-key.p12'));
    expect([certificates.length, keys.length]).toEqual([1, 0]);
  });
});

describe('a password', () => {
  it.each([
    ['that is empty', fixture('empty-password.p12'), { password: '' }],
    ['that is empty, given as none', fixture('empty-password.p12'), {}],
    ['that is missing, given as an empty one', withMissingPassword(), { password: '' }],
    ['with characters of several planes', fixture('non-ascii-password.p12'), { password: 'pässwörd-密码🔑' }],
  ])('%s opens the file', (_name, file, passwords) => {
    expect(hasIdentity(file, passwords)).toBe(true);
  });

  it.each(['legacy', 'rc2-128', 'sha1-3des', 'modern', 'pbes2-3des', 'plain', 'no-mac', 'curve', 'no-key'])(
    'that is wrong is told: %s',
    (name) => {
      for (const password of ['', 'Test-password', `${testPassword} `])
        expect(outcomeOf(() => read(fixture(`${name}.p12`), { password }))).toBe('signing.password_wrong');
    },
  );

  it('of the keys can differ', () => {
    const file = withKeyOf('modern.p12', 'other-no-mac.p12');
    expect(hasIdentity(file, { password: testPassword, keyPassword: 'other-password' })).toBe(true);
    expect(read(file).keys.map(({ key }) => key)).toEqual([null]);
    expect(outcomeOf(() => read(file, { password: 'other-password' }))).toBe('signing.password_wrong');
  });

  it('that is right tells that the MAC is damaged', () => {
    const file = Buffer.from(fixture('modern.p12'));
    const mac = parseBer(file).children[2];
    const digest = mac?.children[0]?.children[1];
    file[digest?.contentStart ?? 0] = (file[digest?.contentStart ?? 0] ?? 0) ^ 1;
    expect(outcomeOf(() => read(file))).toBe('signing.file_damaged');
    expect(outcomeOf(() => read(file, { password: 'wrong' }))).toBe('signing.password_wrong');
  });
});

describe('a file is refused', () => {
  it.each([
    ['iterations-2000000.p12', 6_000_000],
    ['iterations-10000000.p12', 30_000_000],
    ['iterations-250000.p12', 750_000],
  ])('[D2] in under 50 ms for its iterations: %s', (name, iterations) => {
    const file = fixture(name);
    const start = performance.now();
    const fault = faultOf(() => read(file));
    expect(performance.now() - start).toBeLessThan(50);
    expect(fault).toEqual({ code: 'signing.iterations_too_high', params: { iterations, limit: 600_000 } });
  });

  it('[D2] for iterations of keys that were hidden by encryption', () => {
    // An encrypted safe is opened with 2,048 iterations, and has a key of 800,000.
    const start = performance.now();
    const fault = faultOf(() => read(withHiddenKey(800_000)));
    expect(performance.now() - start).toBeLessThan(500);
    expect(fault?.code).toBe('signing.iterations_too_high');
  });

  it.each([
    ['RC4', fixture('rc4.p12'), 'signing.algorithm_unsupported', { algorithm: 'PBE-SHA1-RC4-128' }],
    [
      'PBMAC1',
      withMacDigest('06092a864886f70d01050e'),
      'signing.integrity_unsupported',
      { algorithm: 'PBMAC1' },
    ],
    [
      'an unknown digest',
      withMacDigest('06092a864886f70d010563'),
      'signing.algorithm_unsupported',
      { algorithm: '1.2.840.113549.1.5.99' },
    ],
  ])('for %s', (_name, file, code, params) => {
    expect(faultOf(() => read(file))).toEqual({ code, params });
  });

  it.each(['quick-modern.p12', 'quick-legacy.p12', 'plain.p12'])(
    'however it is cut or changed: %s',
    (name) => {
      const file = fixture(name);
      expect(hasIdentity(file)).toBe(true);
      expect(readableCuts(file, read)).toEqual([]);
      assertOnlyFaults(file, read);
    },
  );
});

it('repeats SHA-1 as node:crypto does', () => {
  for (let rounds = 0; rounds < 200; rounds += 1) {
    const start = createHash('sha1').update(String(rounds)).digest();
    let expected = start;
    for (let round = 0; round < rounds; round += 1) expected = createHash('sha1').update(expected).digest();
    expect(repeatSha1(start, rounds)).toEqual(expected);
  }
});

it.each([
  ['ffffffffffffffff', '278b27e42e2f0d49', 'ffffffffffffffff'],
  ['3000000000000000', '30649edf9be7d2c2', '1000000000000001'],
  ['88bca90e90875a7f0f79c384627bafb2', '2269552ab0f85ca6', '0000000000000000'],
])('decrypts the RC2 vector of RFC 2268 with the key %s', (key, encrypted, plain) => {
  const decrypted = decryptRc2Cbc(Buffer.from(key, 'hex'), Buffer.alloc(8), Buffer.from(encrypted, 'hex'));
  expect(decrypted.toString('hex')).toBe(plain);
});

const privateKeyOf = (key: Buffer) => createPrivateKey({ key, format: 'der', type: 'pkcs8' });

/** Replaces the digest algorithm of the MAC of `modern.p12` by another identifier of the same length. */
function withMacDigest(oid: string): Buffer {
  const file = Buffer.from(fixture('modern.p12'));
  const sha256 = Buffer.from('0609608648016503040201', 'hex');
  Buffer.from(oid, 'hex').copy(file, file.lastIndexOf(sha256));
  return file;
}

/** `plain.p12` with the MAC of a password that is missing, not empty. OpenSSL makes it by its functions alone. */
function withMissingPassword(): Buffer {
  const [version, authSafe, mac] = parseBer(fixture('plain.p12')).children;
  const [info, salt, iterations] = mac?.children ?? [];
  const algorithm = info?.children[0];
  if (!version || !authSafe || !salt || !iterations || !algorithm)
    throw new Error('Not the expected structure.');
  const content = octetsOf(childAt(childAt(authSafe, 1), 0));
  const derivation = { digest: 'sha256', salt: octetsOf(salt), iterations: 2_048, length: 32 } as const;
  const key = derivePkcs12({ ...derivation, password: bmpPassword(null), purpose: derivedFor.mac });
  const digest = writeDer(
    0x30,
    encodingOf(algorithm),
    writeDer(0x04, createHmac('sha256', key).update(content).digest()),
  );
  const macData = writeDer(0x30, digest, encodingOf(salt), encodingOf(iterations));
  return writeDer(0x30, encodingOf(version), encodingOf(authSafe), macData);
}

/** The safes of a file: the encrypted certificates, and the keys. */
function safesOf(name: string): readonly Buffer[] {
  const authSafe = childAt(parseBer(fixture(name)), 1);
  return parseBer(octetsOf(childAt(childAt(authSafe, 1), 0))).children.map(encodingOf);
}

const dataType = Buffer.from('06092a864886f70d010701', 'hex');
const dataOf = (content: Buffer): Buffer => writeDer(0x30, dataType, writeDer(0xa0, writeDer(0x04, content)));

/** A file of these safes, without a MAC. */
const fileOf = (...safes: readonly Buffer[]): Buffer =>
  writeDer(0x30, Buffer.from('020103', 'hex'), dataOf(writeDer(0x30, ...safes)));

/** The certificates of one file, and the key of another. */
const withKeyOf = (certificates: string, key: string): Buffer =>
  fileOf(safesOf(certificates)[0] ?? Buffer.alloc(0), safesOf(key)[1] ?? Buffer.alloc(0));

/** A file whose encrypted safe has an encrypted key with this many iterations. */
function withHiddenKey(iterations: number): Buffer {
  const password = bmpPassword(testPassword);
  const derivation = { digest: 'sha1', password, salt: Buffer.alloc(8), iterations: 2_048 } as const;
  const algorithm = (rounds: number) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(rounds);
    const parameters = writeDer(0x30, writeDer(0x04, Buffer.alloc(8)), writeDer(0x02, count));
    return writeDer(0x30, Buffer.from('060a2a864886f70d010c0103', 'hex'), parameters);
  };
  const key = writeDer(0x30, algorithm(iterations), writeDer(0x04, Buffer.alloc(64)));
  const bag = writeDer(0x30, Buffer.from('060b2a864886f70d010c0a0102', 'hex'), writeDer(0xa0, key));
  const cipher = createCipheriv(
    'des-ede3-cbc',
    derivePkcs12({ ...derivation, purpose: derivedFor.key, length: 24 }),
    derivePkcs12({ ...derivation, purpose: derivedFor.iv, length: 8 }),
  );
  const encrypted = Buffer.concat([cipher.update(writeDer(0x30, bag)), cipher.final()]);
  const info = writeDer(0x30, dataType, algorithm(2_048), writeDer(0x80, encrypted));
  const encryptedData = writeDer(0x30, Buffer.from('020100', 'hex'), info);
  const encryptedType = Buffer.from('06092a864886f70d010706', 'hex');
  return fileOf(writeDer(0x30, encryptedType, writeDer(0xa0, encryptedData)));
}
