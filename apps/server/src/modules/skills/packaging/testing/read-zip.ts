import { crc32, inflateRawSync } from 'node:zlib';

interface ZipFile {
  readonly name: string;
  /** Date and time as a zip states them. */
  readonly stamp: number;
  readonly content: Buffer;
}

/** Reads a zip by its central directory (APPNOTE 4.3), without the library that writes it, and verifies its checksums. */
export function readZip(zip: Buffer): readonly ZipFile[] {
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  const files: ZipFile[] = [];
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [method, stamp, sum] = [
      zip.readUInt16LE(at + 10),
      zip.readUInt32LE(at + 12),
      zip.readUInt32LE(at + 16),
    ];
    const [packed, bytes] = [zip.readUInt32LE(at + 20), zip.readUInt32LE(at + 24)];
    const nameEnd = at + 46 + zip.readUInt16LE(at + 28);
    const local = zip.readUInt32LE(at + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const data = zip.subarray(start, start + packed);
    const content = method === 0 ? data : inflateRawSync(data);
    if (content.length !== bytes || crc32(content) !== sum) throw new Error('a file in the zip is damaged');
    files.push({ name: zip.toString('utf8', at + 46, nameEnd), stamp, content });
    at = nameEnd + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return files;
}
