import { createHash, createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { parseBer } from '#/modules/apps/signing/der.ts';
import {
  algorithmOf,
  childAt,
  countOf,
  encodingOf,
  is,
  octetsOf,
} from '#/modules/apps/signing/der-values.ts';
import { damaged, orFault, SigningFault } from '#/modules/apps/signing/signing-faults.ts';

/** The public part of a key. */
export interface KeyFacts {
  /** As `node:crypto` names it: `rsa`, `ec`, `ed25519`, `dsa` … */
  readonly algorithm: string;
  /** Of the modulus of an RSA or DSA key, or of an elliptic curve; null for other keys. */
  readonly bits: number | null;
  /** As OpenSSL names it, such as `prime256v1`; null if the key is no EC key. */
  readonly curve: string | null;
  /** The SHA-256 of the SubjectPublicKeyInfo in lower-case hex: equal for a certificate and its private key. */
  readonly spkiSha256: string;
  /** Less than 112 bits of security: RSA or DSA below 2048 bits, curves below 224 bits. */
  readonly isWeak: boolean;
}

const curveBits: Readonly<Record<string, number>> = {
  prime192v1: 192,
  secp224r1: 224,
  prime256v1: 256,
  secp256k1: 256,
  secp384r1: 384,
  secp521r1: 521,
};

/** The facts of a private or public key. */
export function keyFactsOf(key: KeyObject): KeyFacts {
  const unreadable = () => damaged('content');
  const publicKey = key.type === 'private' ? orFault(unreadable, () => createPublicKey(key)) : key;
  const spki = orFault(unreadable, () => publicKey.export({ type: 'spki', format: 'der' }));
  const { modulusLength, namedCurve } = publicKey.asymmetricKeyDetails ?? {};
  const curve = namedCurve ?? null;
  const bits = modulusLength ?? (curve === null ? null : (curveBits[curve] ?? null));
  return {
    algorithm: publicKey.asymmetricKeyType ?? 'unknown',
    bits,
    curve,
    spkiSha256: createHash('sha256').update(spki).digest('hex'),
    isWeak: bits !== null && bits < (curve === null ? 2_048 : 224),
  };
}

/** The kinds of private keys that are imported. Importing others can compute for a long time. */
const keyAlgorithms: Readonly<Record<string, string>> = {
  '1.2.840.113549.1.1.1': 'rsa',
  '1.2.840.10045.2.1': 'ec',
};

/** An imported private key, and its PKCS#8 encoding. */
export interface PrivateKey {
  readonly key: KeyObject;
  readonly pkcs8: Buffer;
  readonly facts: KeyFacts;
}

/** Imports a PrivateKeyInfo (PKCS#8). Fails with `signing.file_damaged` or `signing.algorithm_unsupported`. */
export function readPrivateKey(bytes: Buffer): PrivateKey {
  const info = parseBer(bytes);
  if (!is(info, 'sequence')) throw damaged('structure', 0);
  countOf(childAt(info, 0));
  const algorithm = algorithmOf(childAt(info, 1));
  octetsOf(childAt(info, 2));
  if (keyAlgorithms[algorithm.oid] === undefined)
    throw new SigningFault('signing.algorithm_unsupported', { algorithm: algorithm.oid });
  if (keyAlgorithms[algorithm.oid] === 'ec' && !is(algorithm.parameters, 'objectIdentifier'))
    throw new SigningFault('signing.algorithm_unsupported', { algorithm: 'explicit EC parameters' });
  const key = orFault(
    () => damaged('content'),
    () => createPrivateKey({ key: encodingOf(info), format: 'der', type: 'pkcs8' }),
  );
  return { key, pkcs8: key.export({ type: 'pkcs8', format: 'der' }), facts: keyFactsOf(key) };
}
