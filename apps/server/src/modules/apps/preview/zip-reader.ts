import { crc32, inflateRawSync } from 'node:zlib';
import { damagedTemplate } from '#/modules/apps/preview/preview-faults.ts';
import { deflated, records, stored, type ZipEntry } from '#/modules/apps/preview/zip-entry.ts';

const maxEntries = 500;
const maxContentBytes = 8 * 1024 * 1024;
const safeName = /^(?!\/)(?!.*(?:^|\/)\.{1,2}(?:\/|$))[\x21-\x7e]+(?<!\/)$/;

/**
 * Reads the entries of a zip in the order of its directory. Strict, because Android's readers differ in what they
 * tolerate: no comment, no data between the entries and the directory, no encryption, no zip64, each name once, and local
 * headers that repeat the directory. Throws `preview.template_damaged`.
 */
export function readZip(zip: Buffer): ZipEntry[] {
  const end = zip.length - records.end.size;
  if (end < 0 || zip.readUInt32LE(end) !== records.end.signature) throw damagedTemplate('end of the zip');
  const count = zip.readUInt16LE(end + 10);
  const size = zip.readUInt32LE(end + 12);
  const start = zip.readUInt32LE(end + 16);
  const isWhole = zip.readUInt32LE(end + 4) === 0 && zip.readUInt16LE(end + 8) === count;
  if (!isWhole || count > maxEntries || start + size !== end || zip.readUInt16LE(end + 20) !== 0)
    throw damagedTemplate('directory of the zip');
  const names = new Set<string>();
  const entries: ZipEntry[] = [];
  let at = start;
  let nextLocal = 0;
  for (let index = 0; index < count; index += 1) {
    const { entry, local, localEnd, next } = readEntry(zip, at, start);
    if (names.has(entry.name)) throw damagedTemplate(`two entries ${entry.name}`);
    if (local !== nextLocal) throw damagedTemplate(`gap before ${entry.name}`);
    names.add(entry.name);
    entries.push(entry);
    at = next;
    nextLocal = localEnd;
  }
  if (at !== end || nextLocal !== start) throw damagedTemplate('size of the directory');
  return entries;
}

/** An entry whose directory record is at `at`; local headers and contents end before `limit`. */
function readEntry(zip: Buffer, at: number, limit: number) {
  const { central, local: header } = records;
  if (at + central.size > zip.length || zip.readUInt32LE(at) !== central.signature)
    throw damagedTemplate('directory record');
  const [nameLength, extraLength, commentLength] = [28, 30, 32].map((offset) =>
    zip.readUInt16LE(at + offset),
  );
  const nameEnd = at + central.size + (nameLength ?? 0);
  const name = zip.toString('latin1', at + central.size, nameEnd);
  if (!safeName.test(name)) throw damagedTemplate('name of an entry');
  const local = zip.readUInt32LE(at + 42);
  if (local + header.size > limit || zip.readUInt32LE(local) !== header.signature)
    throw damagedTemplate(`header of ${name}`);
  // Version needed, flags, method, time, date, CRC-32, both sizes and the length of the name.
  if (!zip.subarray(at + 6, at + 30).equals(zip.subarray(local + 4, local + 28)))
    throw damagedTemplate(`two descriptions of ${name}`);
  const dataStart = local + header.size + (nameLength ?? 0) + zip.readUInt16LE(local + 28);
  const localEnd = dataStart + zip.readUInt32LE(at + 20);
  const isSameName = zip.toString('latin1', local + header.size, local + header.size + name.length) === name;
  const method = zip.readUInt16LE(at + 10);
  if (localEnd > limit || !isSameName) throw damagedTemplate(`place of ${name}`);
  if (zip.readUInt16LE(at + 8) !== 0 || (method !== stored && method !== deflated))
    throw damagedTemplate(`method of ${name}`);
  const entry: ZipEntry = {
    name,
    method,
    crc: zip.readUInt32LE(at + 16),
    size: zip.readUInt32LE(at + 24),
    data: zip.subarray(dataStart, localEnd),
  };
  return { entry, local, localEnd, next: nameEnd + (extraLength ?? 0) + (commentLength ?? 0) };
}

/** The content of an entry, at most 8 MiB. Throws `preview.template_damaged` unless it has the stated size and sum. */
export function contentOf({ name, method, crc, size, data }: ZipEntry): Buffer {
  let content: Buffer;
  try {
    content = method === stored ? data : inflateRawSync(data, { maxOutputLength: maxContentBytes });
  } catch {
    throw damagedTemplate(`content of ${name}`);
  }
  if (content.length !== size || crc32(content) !== crc) throw damagedTemplate(`content of ${name}`);
  return content;
}
