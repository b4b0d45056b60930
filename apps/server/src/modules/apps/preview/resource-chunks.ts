import { damagedTemplate } from '#/modules/apps/preview/preview-faults.ts';

/** Kinds of chunks in compiled resources and XML (`ResourceTypes.h` of Android). */
export const chunkTypes = {
  stringPool: 0x0001,
  table: 0x0002,
  xml: 0x0003,
  startElement: 0x0102,
  package: 0x0200,
  type: 0x0201,
} as const;

/** A chunk: a header of `headerSize` bytes that begins with its type and both sizes, then its content. */
export interface Chunk {
  readonly type: number;
  readonly headerSize: number;
  /** Where it starts and ends in the buffer. */
  readonly start: number;
  readonly end: number;
}

/** The chunk at `start`, which ends before `limit`. Throws `preview.template_damaged`. */
export function chunkAt(buffer: Buffer, start: number, limit = buffer.length): Chunk {
  if (start + 8 > limit) throw damagedTemplate('truncated chunk');
  const headerSize = buffer.readUInt16LE(start + 2);
  const size = buffer.readUInt32LE(start + 4);
  if (headerSize < 8 || size < headerSize || size % 4 !== 0 || start + size > limit)
    throw damagedTemplate('size of a chunk');
  return { type: buffer.readUInt16LE(start), headerSize, start, end: start + size };
}

/** The chunks from `start` to `end`. */
export function* chunksIn(buffer: Buffer, start: number, end: number): Generator<Chunk> {
  for (let at = start; at < end; ) {
    const chunk = chunkAt(buffer, at, end);
    yield chunk;
    at = chunk.end;
  }
}
