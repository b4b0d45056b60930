import { crc32, deflateSync } from 'node:zlib';

export interface PngChunk {
  readonly name: string;
  readonly data: Buffer;
}

interface PngOptions {
  /** Red, green, blue and alpha of a pixel; opaque grey by default. */
  readonly pixel?: (x: number, y: number) => readonly [number, number, number, number];
  /** Chunks between the header and the pixels. */
  readonly chunks?: readonly PngChunk[];
}

/** A PNG with 8 bits for each of red, green, blue and alpha. */
export function createPng(width: number, height: number, { pixel, chunks = [] }: PngOptions = {}): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6, 0, 0, 0], 8);
  const rowBytes = width * 4 + 1;
  const rows = Buffer.alloc(rowBytes * height, 0x80);
  for (let y = 0; y < height; y += 1) {
    rows[y * rowBytes] = 0;
    for (let x = 0; pixel && x < width; x += 1) rows.set(pixel(x, y), y * rowBytes + 1 + x * 4);
  }
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunkOf({ name: 'IHDR', data: header }),
    ...chunks.map(chunkOf),
    chunkOf({ name: 'IDAT', data: deflateSync(rows) }),
    chunkOf({ name: 'IEND', data: Buffer.alloc(0) }),
  ]);
}

function chunkOf({ name, data }: PngChunk): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
