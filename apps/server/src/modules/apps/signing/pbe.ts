import { createDecipheriv, pbkdf2Sync } from 'node:crypto';
import { type Algorithm, algorithmOf, is, octetsOf, partsOf } from '#/modules/apps/signing/der-values.ts';
import { iterationCountOf } from '#/modules/apps/signing/iteration-budget.ts';
import { bmpPassword, derivedFor, derivePkcs12 } from '#/modules/apps/signing/pkcs12-kdf.ts';
import { decryptRc2Cbc } from '#/modules/apps/signing/rc2.ts';
import { damaged, orFault } from '#/modules/apps/signing/signing-faults.ts';
import { unsupported } from '#/modules/apps/signing/unsupported-algorithm.ts';

/** Encryption by a password, whose parameters are read before anything is derived. */
export interface PasswordEncryption {
  readonly iterations: number;
  /** Null if the padding is wrong: mostly, because the password is. A null password is none, unlike an empty one. */
  readonly decrypt: (encrypted: Buffer, password: string | null) => Buffer | null;
}

type CbcDecrypt = (key: Buffer, iv: Buffer, encrypted: Buffer) => Buffer;

/** Encryption with the key derivation of PKCS#12 and SHA-1 (RFC 7292 §C). */
const legacySchemes: Readonly<Record<string, { readonly keyBytes: number; readonly decrypt: CbcDecrypt }>> = {
  '1.2.840.113549.1.12.1.3': { keyBytes: 24, decrypt: withCipher('des-ede3-cbc') },
  '1.2.840.113549.1.12.1.4': {
    keyBytes: 16,
    // The third key is the first one.
    decrypt: (key, iv, encrypted) =>
      withCipher('des-ede3-cbc')(Buffer.concat([key, key.subarray(0, 8)]), iv, encrypted),
  },
  '1.2.840.113549.1.12.1.5': { keyBytes: 16, decrypt: decryptRc2Cbc },
  '1.2.840.113549.1.12.1.6': { keyBytes: 5, decrypt: decryptRc2Cbc },
};

/** Ciphers of PBES2 (RFC 8018 §B.2). */
const ciphers: Readonly<
  Record<string, { readonly keyBytes: number; readonly ivBytes: number; readonly decrypt: CbcDecrypt }>
> = {
  '1.2.840.113549.3.7': { keyBytes: 24, ivBytes: 8, decrypt: withCipher('des-ede3-cbc') },
  '2.16.840.1.101.3.4.1.2': { keyBytes: 16, ivBytes: 16, decrypt: withCipher('aes-128-cbc') },
  '2.16.840.1.101.3.4.1.22': { keyBytes: 24, ivBytes: 16, decrypt: withCipher('aes-192-cbc') },
  '2.16.840.1.101.3.4.1.42': { keyBytes: 32, ivBytes: 16, decrypt: withCipher('aes-256-cbc') },
};

/** Pseudo-random functions of PBKDF2 (RFC 8018 §B.1). */
const hmacs: Readonly<Record<string, string>> = {
  '1.2.840.113549.2.7': 'sha1',
  '1.2.840.113549.2.8': 'sha224',
  '1.2.840.113549.2.9': 'sha256',
  '1.2.840.113549.2.10': 'sha384',
  '1.2.840.113549.2.11': 'sha512',
};

const pbes2 = '1.2.840.113549.1.5.13';
const pbkdf2 = '1.2.840.113549.1.5.12';

/**
 * Reads the algorithm and its parameters. Fails with `signing.algorithm_unsupported` or `signing.file_damaged`.
 */
export function readEncryption(algorithm: Algorithm): PasswordEncryption {
  const { oid, parameters } = algorithm;
  if (oid === pbes2) return readPbes2(algorithm);
  const scheme = legacySchemes[oid];
  if (!scheme) throw unsupported(oid);
  const [saltOf, iterationsOf] = parameters ? partsOf(parameters) : [];
  if (!saltOf || !iterationsOf) throw damaged('structure', parameters?.start);
  const salt = octetsOf(saltOf);
  const iterations = iterationCountOf(iterationsOf);
  const derive = (password: string | null, purpose: 1 | 2, length: number) =>
    derivePkcs12({ digest: 'sha1', password: bmpPassword(password), salt, iterations, purpose, length });
  return {
    iterations,
    decrypt: (encrypted, password) =>
      withoutPadding(() =>
        scheme.decrypt(
          derive(password, derivedFor.key, scheme.keyBytes),
          derive(password, derivedFor.iv, 8),
          encrypted,
        ),
      ),
  };
}

function readPbes2({ parameters }: Algorithm): PasswordEncryption {
  const [derivationOf, schemeOf] = parameters ? partsOf(parameters) : [];
  if (!derivationOf || !schemeOf) throw damaged('structure', parameters?.start);
  const derivation = algorithmOf(derivationOf);
  if (derivation.oid !== pbkdf2) throw unsupported(derivation.oid);
  const scheme = algorithmOf(schemeOf);
  const cipher = ciphers[scheme.oid];
  if (!cipher) throw unsupported(scheme.oid);
  if (!derivation.parameters || !scheme.parameters) throw damaged('structure', schemeOf.start);

  const [saltOf, iterationsOf, ...rest] = partsOf(derivation.parameters);
  if (!saltOf || !iterationsOf) throw damaged('structure', derivationOf.start);
  const salt = octetsOf(saltOf);
  const iterations = iterationCountOf(iterationsOf);
  const prf = rest.find((part) => is(part, 'sequence'));
  const hmacOid = prf ? algorithmOf(prf).oid : '1.2.840.113549.2.7';
  const hmac = hmacs[hmacOid];
  if (!hmac) throw unsupported(hmacOid);
  const iv = octetsOf(scheme.parameters);
  if (iv.length !== cipher.ivBytes) throw damaged('content', schemeOf.start);
  return {
    iterations,
    decrypt: (encrypted, password) =>
      withoutPadding(() =>
        cipher.decrypt(pbkdf2Sync(password ?? '', salt, iterations, cipher.keyBytes, hmac), iv, encrypted),
      ),
  };
}

function withCipher(name: string): CbcDecrypt {
  return (key, iv, encrypted) => {
    const decipher = createDecipheriv(name, key, iv).setAutoPadding(false);
    return orFault(
      () => damaged('length'),
      () => Buffer.concat([decipher.update(encrypted), decipher.final()]),
    );
  };
}

/** Removes the padding of PKCS#7, whose bytes all equal their number. */
function withoutPadding(decrypt: () => Buffer): Buffer | null {
  const padded = decrypt();
  const length = padded.at(-1) ?? 0;
  const isPadding = length > 0 && length <= 16 && length <= padded.length;
  if (!isPadding || padded.subarray(-length).some((byte) => byte !== length)) return null;
  return padded.subarray(0, -length);
}
