import { createHash, sign } from 'node:crypto';
import type { SigningKey } from '#/modules/apps/preview/preview-key.ts';
import { records } from '#/modules/apps/preview/zip-entry.ts';

// The formats are those of https://source.android.com/docs/security/features/apksigning/v2 and …/v3.

const v2BlockId = 0x7109871a;
const v3BlockId = 0xf05368c0;
/** An attribute of v2: the app is signed with v3 too, so that nobody can remove that. */
const strippingProtectionId = 0xbeeff00d;
/** Versions of Android that check v3, from Android 9 on. */
const v3Range = { minSdk: 28, maxSdk: 0x7fffffff };
const chunkBytes = 1024 * 1024;

interface Algorithm {
  readonly id: number;
  readonly hash: 'sha256' | 'sha512';
}

/** As `apksigner` chooses: the hash is as strong as the key. RSA is PKCS #1 v1.5. */
function algorithmOf({ type, bits }: SigningKey): Algorithm {
  if (type === 'ec') return { id: 0x0201, hash: 'sha256' };
  return bits <= 3072 ? { id: 0x0103, hash: 'sha256' } : { id: 0x0104, hash: 'sha512' };
}

/** Signs a zip that has no comment with the APK Signature Schemes v2 and v3, which Android 7 and newer check. */
export function signApk(zip: Buffer, key: SigningKey): Buffer {
  const end = zip.length - records.end.size;
  const directoryStart = zip.readUInt32LE(end + 16);
  const sections = [zip.subarray(0, directoryStart), zip.subarray(directoryStart, end), zip.subarray(end)];
  const algorithm = algorithmOf(key);
  const digest = digestOf(sections, algorithm);
  const block = signingBlock([
    [v2BlockId, prefixed(prefixed(v2Signer(digest, key, algorithm)))],
    [v3BlockId, prefixed(prefixed(v3Signer(digest, key, algorithm)))],
  ]);
  const [contents, directory, record] = sections as [Buffer, Buffer, Buffer];
  const moved = Buffer.from(record);
  moved.writeUInt32LE(directoryStart + block.length, 16);
  return Buffer.concat([contents, block, directory, moved]);
}

/** The digest of the digests of chunks. The end record counts as if the directory began where the block does. */
function digestOf(sections: readonly Buffer[], { hash }: Algorithm): Buffer {
  const digests = sections.flatMap((section) => {
    const count = Math.ceil(section.length / chunkBytes);
    return Array.from({ length: count }, (_, index) => {
      const chunk = section.subarray(index * chunkBytes, (index + 1) * chunkBytes);
      return createHash(hash)
        .update(Buffer.from([0xa5]))
        .update(u32(chunk.length))
        .update(chunk)
        .digest();
    });
  });
  const top = createHash(hash)
    .update(Buffer.from([0x5a]))
    .update(u32(digests.length));
  for (const digest of digests) top.update(digest);
  return top.digest();
}

function v2Signer(digest: Buffer, key: SigningKey, algorithm: Algorithm): Buffer {
  const attribute = Buffer.concat([u32(strippingProtectionId), u32(3)]);
  const signedData = Buffer.concat([...signedFacts(digest, key, algorithm), prefixed(prefixed(attribute))]);
  return Buffer.concat([prefixed(signedData), ...signatureParts(signedData, key, algorithm)]);
}

function v3Signer(digest: Buffer, key: SigningKey, algorithm: Algorithm): Buffer {
  const range = Buffer.concat([u32(v3Range.minSdk), u32(v3Range.maxSdk)]);
  const noAttributes = prefixed();
  const signedData = Buffer.concat([...signedFacts(digest, key, algorithm), range, noAttributes]);
  return Buffer.concat([prefixed(signedData), range, ...signatureParts(signedData, key, algorithm)]);
}

/** What both schemes sign: digests and certificates. */
const signedFacts = (digest: Buffer, { certificate }: SigningKey, { id }: Algorithm): Buffer[] => [
  prefixed(prefixed(u32(id), prefixed(digest))),
  prefixed(prefixed(certificate)),
];

/** The signatures and the public key. */
const signatureParts = (signedData: Buffer, key: SigningKey, { id, hash }: Algorithm): Buffer[] => [
  prefixed(prefixed(u32(id), prefixed(sign(hash, signedData, key.privateKey)))),
  prefixed(key.publicKey),
];

/** Pairs of an id and a value between two equal sizes, which count all but the first of them. */
function signingBlock(values: readonly (readonly [id: number, value: Buffer])[]): Buffer {
  const pairs = values.flatMap(([id, value]) => [u64(value.length + 4), u32(id), value]);
  const size = pairs.reduce((sum, part) => sum + part.length, 0) + 8 + magic.length;
  return Buffer.concat([u64(size), ...pairs, u64(size), magic]);
}

const magic = Buffer.from('APK Sig Block 42', 'latin1');

/** The parts after their length. */
function prefixed(...parts: readonly Buffer[]): Buffer {
  return Buffer.concat([u32(parts.reduce((sum, part) => sum + part.length, 0)), ...parts]);
}

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

function u64(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(BigInt(value));
  return bytes;
}
