import { type FileHandle, open } from 'node:fs/promises';
import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';

const inflate = promisify(inflateRaw);

/** An entry of the central directory (APPNOTE 4.3.12). */
interface ZipEntry {
  readonly name: string;
  readonly method: number;
  readonly packedBytes: number;
  readonly localOffset: number;
}

export interface ZipFile {
  readonly names: readonly string[];
  /** The content of an entry of at most `maxBytes`; null if there is none. */
  read(name: string, maxBytes: number): Promise<Buffer | null>;
  /** At most so many bytes that precede the directory; signatures of an APK end there. */
  readBeforeDirectory(bytes: number): Promise<Buffer>;
}

const endBytes = 22;
const longestComment = 65_535;
/** Apps have thousands of entries, each of some hundred bytes. */
const maxDirectoryBytes = 64_000_000;

/** Not a zip, damaged, or of a form that no build tool writes. */
export class ZipError extends Error {
  override readonly name = 'ZipError';
}

/**
 * Opens a zip on the disk and reads its directory alone, because apps have hundreds of MB; archives of several files and
 * ZIP64 are refused. The template of previews is read in memory and by stricter rules: `preview/zip-reader.ts`.
 */
export async function withZip<T>(path: string, use: (zip: ZipFile) => Promise<T>): Promise<T> {
  const file = await open(path);
  try {
    const { entries, start } = await readDirectory(file, (await file.stat()).size);
    return await use({
      names: [...entries.keys()],
      read: async (name, maxBytes) => {
        const entry = entries.get(name);
        return entry ? readEntry(file, entry, maxBytes) : null;
      },
      readBeforeDirectory: (bytes) => {
        const length = Math.min(bytes, start);
        return readBytes(file, start - length, length);
      },
    });
  } finally {
    await file.close();
  }
}

interface Directory {
  readonly entries: ReadonlyMap<string, ZipEntry>;
  /** Offset of its first byte. */
  readonly start: number;
}

async function readDirectory(file: FileHandle, size: number): Promise<Directory> {
  const tailStart = Math.max(0, size - endBytes - longestComment);
  const tail = await readBytes(file, tailStart, size - tailStart);
  const end = tail.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  if (end < 0 || end + endBytes > tail.length) throw new ZipError('It has no directory.');
  const count = tail.readUInt16LE(end + 10);
  const bytes = tail.readUInt32LE(end + 12);
  const start = tail.readUInt32LE(end + 16);
  if (bytes > maxDirectoryBytes || start + bytes > tailStart + end)
    throw new ZipError('The directory is not in the file.');
  const directory = await readBytes(file, start, bytes);
  const entries = new Map<string, ZipEntry>();
  for (let at = 0, left = count; left > 0; left -= 1) {
    if (at + 46 > directory.length || directory.readUInt32LE(at) !== 0x02014b50)
      throw new ZipError('The directory is damaged.');
    const nameEnd = at + 46 + directory.readUInt16LE(at + 28);
    const name = directory.toString('utf8', at + 46, nameEnd);
    if (entries.has(name)) throw new ZipError('Two entries have the same name.');
    entries.set(name, {
      name,
      method: directory.readUInt16LE(at + 10),
      packedBytes: directory.readUInt32LE(at + 20),
      localOffset: directory.readUInt32LE(at + 42),
    });
    at = nameEnd + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
  }
  return { entries, start };
}

async function readEntry(file: FileHandle, entry: ZipEntry, maxBytes: number): Promise<Buffer> {
  const { localOffset, packedBytes, method } = entry;
  if (packedBytes > maxBytes) throw new ZipError('An entry is too large.');
  const local = await readBytes(file, localOffset, 30);
  if (local.readUInt32LE(0) !== 0x04034b50) throw new ZipError('An entry is damaged.');
  const start = localOffset + 30 + local.readUInt16LE(26) + local.readUInt16LE(28);
  const packed = await readBytes(file, start, packedBytes);
  if (method === 0) return packed;
  if (method !== 8) throw new ZipError('An entry is compressed in an unknown way.');
  try {
    return await inflate(packed, { maxOutputLength: maxBytes });
  } catch (cause) {
    throw new ZipError('An entry is damaged or too large.', { cause });
  }
}

async function readBytes(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  if (bytesRead !== length) throw new ZipError('It is cut off.');
  return buffer;
}
