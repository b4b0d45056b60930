import { crc32 } from 'node:zlib';
import { deflateSync } from 'fflate';
import { deflated, records, stored, type ZipEntry } from '#/modules/apps/preview/zip-entry.ts';

/** APPNOTE version 2.0: deflate. */
const version = 20;
/** 1 January 1980, 00:00: the first moment that a zip can state. */
const date = 0x0021;
/** Android maps contents that are stored into memory, at multiples of this. */
const alignment = 4;
/** The extra field with which Android's own tools align: its id, the length, the alignment and zeros. */
const alignmentField = { id: 0xd935, bytes: 6 };

/** A file that is stored as it is: PNG, which is compressed already, and `resources.arsc`, which Android maps. */
export const storedEntry = (name: string, content: Uint8Array): ZipEntry => ({
  ...described(name, content),
  method: stored,
  data: Buffer.from(content),
});

/** A file that is compressed. Always to the same bytes, since `zlib` of Node varies with its version. */
export const deflatedEntry = (name: string, content: Uint8Array): ZipEntry => ({
  ...described(name, content),
  method: deflated,
  data: Buffer.from(deflateSync(content, { level: 9 })),
});

const described = (name: string, content: Uint8Array) => ({
  name,
  crc: crc32(content),
  size: content.length,
});

/** A zip of the entries in the given order. The same entries make the same bytes. */
export function writeZip(entries: readonly ZipEntry[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const entry of entries) {
    const extra = entry.method === stored ? alignmentOf(at + records.local.size + entry.name.length) : none;
    const name = Buffer.from(entry.name, 'latin1');
    const description = describe(entry);
    directory.push(centralHeader(description, at), name);
    const local = [localHeader(description, extra.length), name, extra, entry.data];
    parts.push(...local);
    at += local.reduce((sum, part) => sum + part.length, 0);
  }
  const size = directory.reduce((sum, part) => sum + part.length, 0);
  return Buffer.concat([...parts, ...directory, endRecord({ count: entries.length, size, start: at })]);
}

const none = Buffer.alloc(0);

/** The extra field after which the content of a file starts aligned, if the field would start at `at`. */
function alignmentOf(at: number): Buffer {
  const excess = (at + alignmentField.bytes) % alignment;
  const field = Buffer.alloc(alignmentField.bytes + (excess === 0 ? 0 : alignment - excess));
  field.writeUInt16LE(alignmentField.id, 0);
  field.writeUInt16LE(field.length - 4, 2);
  field.writeUInt16LE(alignment, 4);
  return field;
}

/** The part that both headers have: from the version to the length of the name (APPNOTE 4.3.7). */
function describe({ name, method, crc, size, data }: ZipEntry): Buffer {
  const fields = Buffer.alloc(24);
  fields.writeUInt16LE(version, 0);
  fields.writeUInt16LE(method, 4);
  fields.writeUInt16LE(date, 8);
  fields.writeUInt32LE(crc, 10);
  fields.writeUInt32LE(data.length, 14);
  fields.writeUInt32LE(size, 18);
  fields.writeUInt16LE(name.length, 22);
  return fields;
}

function localHeader(description: Buffer, extraLength: number): Buffer {
  const header = Buffer.alloc(records.local.size);
  header.writeUInt32LE(records.local.signature, 0);
  description.copy(header, 4);
  header.writeUInt16LE(extraLength, 28);
  return header;
}

function centralHeader(description: Buffer, at: number): Buffer {
  const header = Buffer.alloc(records.central.size);
  header.writeUInt32LE(records.central.signature, 0);
  header.writeUInt16LE(version, 4);
  description.copy(header, 6);
  header.writeUInt32LE(at, 42);
  return header;
}

function endRecord({ count, size, start }: { count: number; size: number; start: number }): Buffer {
  const record = Buffer.alloc(records.end.size);
  record.writeUInt32LE(records.end.signature, 0);
  record.writeUInt16LE(count, 8);
  record.writeUInt16LE(count, 10);
  record.writeUInt32LE(size, 12);
  record.writeUInt32LE(start, 16);
  return record;
}
