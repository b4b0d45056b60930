import { createHash } from 'node:crypto';
import { repeatSha1 } from '#/modules/apps/signing/sha1-rounds.ts';

/** What a derived key is for (RFC 7292 §B.3). */
export const derivedFor = { key: 1, iv: 2, mac: 3 } as const;

/** Digests of the key derivation of PKCS#12: the bytes of their results and of their blocks. */
const digests = {
  sha1: { bytes: 20, block: 64 },
  sha224: { bytes: 28, block: 64 },
  sha256: { bytes: 32, block: 64 },
  sha384: { bytes: 48, block: 128 },
  sha512: { bytes: 64, block: 128 },
} as const;

export type Pkcs12Digest = keyof typeof digests;

export const digestBytes = (digest: Pkcs12Digest): number => digests[digest].bytes;

interface Derivation {
  readonly digest: Pkcs12Digest;
  /** See `bmpPassword`. */
  readonly password: Buffer;
  readonly salt: Buffer;
  readonly iterations: number;
  readonly purpose: (typeof derivedFor)[keyof typeof derivedFor];
  readonly length: number;
}

/** Derives a key as RFC 7292 §B.2 describes. */
export function derivePkcs12(derivation: Derivation): Buffer {
  const { digest, password, salt, iterations, purpose, length } = derivation;
  const { bytes, block } = digests[digest];
  const input = Buffer.concat([filled(salt, block), filled(password, block)]);
  const diversifier = Buffer.alloc(block, purpose);
  const parts: Buffer[] = [];
  for (let derived = 0; derived < length; derived += bytes) {
    let hash: Buffer = createHash(digest).update(diversifier).update(input).digest();
    if (digest === 'sha1') hash = repeatSha1(hash, iterations - 1);
    else for (let round = 1; round < iterations; round += 1) hash = createHash(digest).update(hash).digest();
    parts.push(hash);
    const addend = filled(hash, block).subarray(0, block);
    for (let at = 0; at < input.length; at += block) addPlusOne(input.subarray(at, at + block), addend);
  }
  return Buffer.concat(parts).subarray(0, length);
}

/** Repeated up to a whole number of blocks; none if there is nothing to repeat. */
function filled(bytes: Buffer, block: number): Buffer {
  if (bytes.length === 0) return Buffer.alloc(0);
  return Buffer.alloc(Math.ceil(bytes.length / block) * block, bytes);
}

/** `target = target + addend + 1`, as big-endian numbers that overflow. */
function addPlusOne(target: Buffer, addend: Buffer): void {
  let carry = 1;
  for (let index = target.length - 1; index >= 0; index -= 1) {
    carry += (target[index] ?? 0) + (addend[index] ?? 0);
    target[index] = carry & 0xff;
    carry >>= 8;
  }
}

/** A password in UTF-16BE with two zero bytes at its end (§B.1). A null password has no bytes at all. */
export function bmpPassword(password: string | null): Buffer {
  return password === null ? Buffer.alloc(0) : Buffer.from(`${password}\0`, 'utf16le').swap16();
}
