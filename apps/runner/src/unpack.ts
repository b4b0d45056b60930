import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { crc32, inflateRaw } from 'node:zlib';

const inflate = promisify(inflateRaw);

const maxEntries = 10_000;
const maxBytes = 1_000_000_000;
const endBytes = 22;
const symbolicLink = 0o120000;

/** Not a zip, or one that would write outside of its folder. */
export class KitError extends Error {
  override readonly name = 'KitError';
}

interface Entry {
  readonly name: string;
  readonly method: number;
  readonly sum: number;
  readonly packedBytes: number;
  readonly bytes: number;
  /** Of Unix; 0 if the zip was written elsewhere. */
  readonly mode: number;
  readonly localOffset: number;
}

/** Unpacks a zip below `folder` (APPNOTE 4.3). All entries are checked before the first is written. */
export async function unpack(zip: Buffer, folder: string): Promise<void> {
  const entries = readDirectory(zip);
  const names = new Set<string>();
  let total = 0;
  for (const entry of entries) {
    requireSafe(entry);
    // Some file systems do not tell small letters from capitals.
    const name = entry.name.normalize('NFC').toLowerCase();
    if (names.has(name)) throw new KitError(`${entry.name} is in the kit twice.`);
    names.add(name);
    total += entry.bytes;
    if (total > maxBytes) throw new KitError('The kit is too large.');
  }
  for (const entry of entries) await write(zip, entry, folder);
}

function readDirectory(zip: Buffer): Entry[] {
  try {
    const end = zip.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
    if (end < 0 || end + endBytes > zip.length) throw new KitError('The kit is no zip.');
    const count = zip.readUInt16LE(end + 10);
    if (count > maxEntries) throw new KitError('The kit has too many files.');
    const entries: Entry[] = [];
    for (let at = zip.readUInt32LE(end + 16); entries.length < count; ) {
      if (zip.readUInt32LE(at) !== 0x02014b50) throw new KitError('The kit is damaged.');
      const nameEnd = at + 46 + zip.readUInt16LE(at + 28);
      const isUnix = zip.readUInt8(at + 5) === 3;
      entries.push({
        name: zip.toString('utf8', at + 46, nameEnd),
        method: zip.readUInt16LE(at + 10),
        sum: zip.readUInt32LE(at + 16),
        packedBytes: zip.readUInt32LE(at + 20),
        bytes: zip.readUInt32LE(at + 24),
        mode: isUnix ? zip.readUInt32LE(at + 38) >>> 16 : 0,
        localOffset: zip.readUInt32LE(at + 42),
      });
      at = nameEnd + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
    }
    return entries;
  } catch (error) {
    throw error instanceof RangeError ? new KitError('The kit is damaged.', { cause: error }) : error;
  }
}

function requireSafe({ name, mode, method }: Entry): void {
  const parts = name.replace(/\/$/, '').split('/');
  const isSafe = parts.every((part) => part !== '' && part !== '.' && part !== '..');
  // Colons and backslashes mean other places on some systems.
  if (!isSafe || /[\\:\0]/.test(name)) throw new KitError(`${JSON.stringify(name)} is not below the folder.`);
  if ((mode & 0o170000) === symbolicLink) throw new KitError(`${name} is a link.`);
  if (method !== 0 && method !== 8) throw new KitError(`${name} is compressed in an unknown way.`);
}

async function write(zip: Buffer, entry: Entry, folder: string): Promise<void> {
  const place = path.join(folder, entry.name);
  if (entry.name.endsWith('/')) {
    await mkdir(place, { recursive: true });
    return;
  }
  const content = await contentOf(zip, entry);
  await mkdir(path.dirname(place), { recursive: true });
  const mode = (entry.mode & 0o111) === 0 ? 0o600 : 0o700;
  await writeFile(place, content, { flag: 'wx', mode });
}

async function contentOf(
  zip: Buffer,
  { name, method, sum, packedBytes, bytes, localOffset }: Entry,
): Promise<Buffer> {
  try {
    const start = localOffset + 30 + zip.readUInt16LE(localOffset + 26) + zip.readUInt16LE(localOffset + 28);
    const packed = zip.subarray(start, start + packedBytes);
    // The announced size is also the limit: an entry cannot grow beyond it.
    const content = method === 0 ? packed : await inflate(packed, { maxOutputLength: Math.max(1, bytes) });
    if (content.length === bytes && crc32(content) === sum) return content;
  } catch (cause) {
    throw new KitError(`${name} is damaged.`, { cause });
  }
  throw new KitError(`${name} is damaged.`);
}
