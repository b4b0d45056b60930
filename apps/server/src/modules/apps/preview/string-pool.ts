import { damagedTemplate } from '#/modules/apps/preview/preview-faults.ts';
import { type Chunk, chunkTypes } from '#/modules/apps/preview/resource-chunks.ts';

/** The strings of a chunk, in the encoding of the file. */
export interface StringPool {
  readonly strings: readonly string[];
  readonly isUtf8: boolean;
}

const headerSize = 28;
const utf8Flag = 0x100;

/** Reads a pool without styles. Throws `preview.template_damaged`. */
export function readStringPool(buffer: Buffer, chunk: Chunk): StringPool {
  const { start, end } = chunk;
  if (chunk.type !== chunkTypes.stringPool || chunk.headerSize !== headerSize)
    throw damagedTemplate('no string pool');
  const count = buffer.readUInt32LE(start + 8);
  const hasStyles = buffer.readUInt32LE(start + 12) !== 0;
  const isUtf8 = (buffer.readUInt32LE(start + 16) & utf8Flag) !== 0;
  const content = start + buffer.readUInt32LE(start + 20);
  if (hasStyles || start + headerSize + count * 4 > end || content > end)
    throw damagedTemplate('size of a string pool');
  const stringAt = isUtf8 ? utf8StringAt : utf16StringAt;
  const strings = Array.from({ length: count }, (_, index) => {
    const at = content + buffer.readUInt32LE(start + headerSize + index * 4);
    const text = at + 4 > end ? undefined : stringAt(buffer, at, end);
    if (text === undefined) throw damagedTemplate('string beyond its pool');
    return text;
  });
  return { strings, isUtf8 };
}

/** Two lengths, in UTF-16 units and in bytes, of one or two bytes each. */
function utf8StringAt(buffer: Buffer, at: number, end: number): string | undefined {
  const [, lengthAt] = shortLength(buffer, at);
  const [length, start] = shortLength(buffer, lengthAt);
  return start + length < end ? buffer.toString('utf8', start, start + length) : undefined;
}

function shortLength(buffer: Buffer, at: number): readonly [length: number, next: number] {
  const first = buffer.readUInt8(at);
  return first < 0x80 ? [first, at + 1] : [((first & 0x7f) << 8) | buffer.readUInt8(at + 1), at + 2];
}

/** A length in UTF-16 units of one or two units. */
function utf16StringAt(buffer: Buffer, at: number, end: number): string | undefined {
  const first = buffer.readUInt16LE(at);
  const isLong = first >= 0x8000;
  const length = isLong ? ((first & 0x7fff) << 16) | buffer.readUInt16LE(at + 2) : first;
  const start = at + (isLong ? 4 : 2);
  return start + length * 2 + 2 <= end ? buffer.toString('utf16le', start, start + length * 2) : undefined;
}

/** The chunk of a pool. */
export function writeStringPool({ strings, isUtf8 }: StringPool): Buffer {
  const encoded = strings.map(isUtf8 ? utf8Bytes : utf16Bytes);
  const length = encoded.reduce((sum, { length }) => sum + length, 0);
  const contentStart = headerSize + strings.length * 4;
  const chunk = Buffer.alloc(contentStart + Math.ceil(length / 4) * 4);
  chunk.writeUInt16LE(chunkTypes.stringPool, 0);
  chunk.writeUInt16LE(headerSize, 2);
  chunk.writeUInt32LE(chunk.length, 4);
  chunk.writeUInt32LE(strings.length, 8);
  // No styles, and not marked as sorted.
  chunk.writeUInt32LE(isUtf8 ? utf8Flag : 0, 16);
  chunk.writeUInt32LE(contentStart, 20);
  let at = 0;
  for (const [index, bytes] of encoded.entries()) {
    chunk.writeUInt32LE(at, headerSize + index * 4);
    bytes.copy(chunk, contentStart + at);
    at += bytes.length;
  }
  return chunk;
}

function utf8Bytes(text: string): Buffer {
  const bytes = Buffer.from(text, 'utf8');
  const lengths = [text.length, bytes.length].flatMap((length) =>
    length < 0x80 ? [length] : [0x80 | (length >> 8), length & 0xff],
  );
  return Buffer.concat([Buffer.from(lengths), bytes, Buffer.alloc(1)]);
}

function utf16Bytes(text: string): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16LE(text.length);
  return Buffer.concat([length, Buffer.from(text, 'utf16le'), Buffer.alloc(2)]);
}
