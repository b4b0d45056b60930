import { createHash, timingSafeEqual } from 'node:crypto';
import { parseBer } from '#/modules/apps/signing/der.ts';
import { algorithmOf, octetsOf, partsOf } from '#/modules/apps/signing/der-values.ts';
import { shownText } from '#/modules/apps/signing/facts-text.ts';
import { type PrivateKey, readPrivateKey } from '#/modules/apps/signing/key-facts.ts';
import { damaged, SigningFault } from '#/modules/apps/signing/signing-faults.ts';
import { unsupported } from '#/modules/apps/signing/unsupported-algorithm.ts';

// JKS, the keystore of Java: a header, entries, and a digest over both. Numbers are big-endian.

export const jksMagic = 0xfe_ed_fe_ed;

export interface JksEntry {
  readonly alias: string;
  readonly createdAt: Date;
  /** In DER, the one of the key first. */
  readonly certificates: readonly Buffer[];
  /** Null for a trusted certificate. */
  readonly openKey: ((password: string) => PrivateKey | null) | null;
}

const tagKey = 1;
const tagCertificate = 2;
const digestBytes = 20;
/** Is hashed with the password; so is it in Java (JavaKeyStore.java). */
const whitener = Buffer.from('Mighty Aphrodite');
const keyProtector = '1.3.6.1.4.1.42.2.17.1.1';
const mostEntries = 1_000;

/**
 * Reads a keystore, whose digest depends on the store password. Fails with `signing.password_wrong`, or with `signing.file_damaged`
 * if the structure is incomplete.
 */
export function readJks(bytes: Buffer, storePassword: string): JksEntry[] {
  const cursor = createCursor(bytes.subarray(0, Math.max(0, bytes.length - digestBytes)));
  const magic = cursor.uint32();
  const version = cursor.uint32();
  if (magic !== jksMagic || (version !== 1 && version !== 2)) throw damaged('structure', 0);
  const count = cursor.uint32();
  if (count > mostEntries) throw damaged('size', 8);
  const entries = Array.from({ length: count }, () => readEntry(cursor, version));
  if (!cursor.isAtEnd()) throw damaged('length', cursor.at());
  const digest = createHash('sha1')
    .update(passwordBytes(storePassword))
    .update(whitener)
    .update(bytes.subarray(0, -digestBytes))
    .digest();
  if (!timingSafeEqual(digest, bytes.subarray(-digestBytes)))
    throw new SigningFault('signing.password_wrong');
  return entries;
}

function readEntry(cursor: Cursor, version: number): JksEntry {
  const tag = cursor.uint32();
  if (tag !== tagKey && tag !== tagCertificate) throw damaged('structure', cursor.at());
  const alias = shownText(modifiedUtf8(cursor.bytes(cursor.uint16())));
  const createdAt = new Date(cursor.uint32() * 2 ** 32 + cursor.uint32());
  if (Number.isNaN(createdAt.getTime())) throw damaged('content', cursor.at());
  if (tag === tagCertificate)
    return { alias, createdAt, certificates: [readCertificateEntry(cursor, version)], openKey: null };
  const protectedKey = cursor.bytes(cursor.uint32());
  const chain = cursor.uint32();
  if (chain > mostEntries) throw damaged('size', cursor.at());
  const certificates = Array.from({ length: chain }, () => readCertificateEntry(cursor, version));
  return { alias, createdAt, certificates, openKey: (password) => openKey(protectedKey, password) };
}

function readCertificateEntry(cursor: Cursor, version: number): Buffer {
  const type = version === 2 ? cursor.bytes(cursor.uint16()).toString('latin1') : 'X.509';
  if (type !== 'X.509') throw damaged('structure', cursor.at());
  return cursor.bytes(cursor.uint32());
}

/**
 * Java's own encryption: a salt, the key combined with a stream of digests, and a digest of the key (KeyProtector.java). Null if the
 * password is wrong.
 */
function openKey(protectedKey: Buffer, password: string): PrivateKey | null {
  const [algorithm, data] = partsOf(parseBer(protectedKey));
  if (!algorithm || !data) throw damaged('structure');
  const { oid } = algorithmOf(algorithm);
  if (oid !== keyProtector) throw unsupported(oid);
  const octets = octetsOf(data);
  if (octets.length < 2 * digestBytes) throw damaged('length');
  const secret = passwordBytes(password);
  const key = Buffer.from(octets.subarray(digestBytes, -digestBytes));
  let stream = octets.subarray(0, digestBytes);
  for (let at = 0; at < key.length; at += 1) {
    if (at % digestBytes === 0) stream = createHash('sha1').update(secret).update(stream).digest();
    key[at] = (key[at] ?? 0) ^ (stream[at % digestBytes] ?? 0);
  }
  const check = createHash('sha1').update(secret).update(key).digest();
  return timingSafeEqual(check, octets.subarray(-digestBytes)) ? readPrivateKey(key) : null;
}

/** UTF-16BE without a terminator. */
const passwordBytes = (password: string): Buffer => Buffer.from(password, 'utf16le').swap16();

interface Cursor {
  readonly at: () => number;
  readonly isAtEnd: () => boolean;
  readonly uint16: () => number;
  readonly uint32: () => number;
  readonly bytes: (length: number) => Buffer;
}

function createCursor(source: Buffer): Cursor {
  let at = 0;
  const bytes = (length: number): Buffer => {
    if (at + length > source.length) throw damaged('truncated', at);
    at += length;
    return source.subarray(at - length, at);
  };
  return {
    at: () => at,
    isAtEnd: () => at === source.length,
    uint16: () => bytes(2).readUInt16BE(),
    uint32: () => bytes(4).readUInt32BE(),
    bytes,
  };
}

/** Java's UTF-8: each half of a surrogate pair, and the zero, is encoded like another character. */
function modifiedUtf8(bytes: Buffer): string {
  const units: number[] = [];
  for (let at = 0; at < bytes.length; ) {
    const first = bytes[at] ?? 0;
    const length = first < 0x80 ? 1 : first < 0xe0 ? 2 : 3;
    const [second = 0, third = 0] = bytes.subarray(at + 1, at + length);
    if (length === 1) units.push(first);
    else if (length === 2) units.push(((first & 0x1f) << 6) | (second & 0x3f));
    else units.push(((first & 0x0f) << 12) | ((second & 0x3f) << 6) | (third & 0x3f));
    at += length;
  }
  return String.fromCharCode(...units);
}
