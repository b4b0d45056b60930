import { crc32, deflateSync, inflateSync } from 'node:zlib';
import type { Raster } from '#/modules/apps/icons/raster.ts';

const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

/** Channels by color type. Source: PNG (third edition), table 8. */
const channelsOf: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/** Larger pictures are no icons. */
const largestSide = 2_048;

interface PngParts {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly type: number;
  readonly palette: Buffer | undefined;
  readonly transparency: Buffer | undefined;
  readonly data: Buffer;
}

/**
 * Decodes a PNG that the upload of a picture made: 8 or 16 bits, not interlaced. In JavaScript, so that no library reads
 * bytes of strangers in this process. Fails for everything else.
 */
export function decodePng(png: Buffer): Raster {
  const parts = partsOf(png);
  const { width, height, depth, type } = parts;
  const channels = channelsOf[type];
  const isSupported = channels !== undefined && (depth === 8 || (depth === 16 && type !== 3));
  if (!isSupported || width < 1 || height < 1 || width > largestSide || height > largestSide)
    throw new Error('the picture is not a PNG of 8 or 16 bits and at most 2048 pixels');
  const pixelBytes = (channels * depth) / 8;
  const rowBytes = pixelBytes * width;
  const raw = inflateSync(parts.data, { maxOutputLength: (rowBytes + 1) * height });
  if (raw.length !== (rowBytes + 1) * height) throw new Error('the picture is truncated');
  const rows = unfilter(raw, { height, rowBytes, pixelBytes });
  return { width, height, rgba: toRgba(rows, parts, channels) };
}

function partsOf(png: Buffer): PngParts {
  if (!png.subarray(0, 8).equals(signature) || png.length < 33) throw new Error('the picture is not a PNG');
  const found = new Map<string, Buffer>();
  const data: Buffer[] = [];
  for (let at = 8; at + 12 <= png.length; ) {
    const length = png.readUInt32BE(at);
    const name = png.toString('latin1', at + 4, at + 8);
    if (at + 12 + length > png.length) throw new Error('the picture is truncated');
    const chunk = png.subarray(at + 8, at + 8 + length);
    if (name === 'IDAT') data.push(chunk);
    else found.set(name, chunk);
    at += 12 + length;
  }
  const header = found.get('IHDR');
  if (header?.length !== 13 || header[12] !== 0) throw new Error('the picture is interlaced');
  return {
    width: header.readUInt32BE(0),
    height: header.readUInt32BE(4),
    depth: header.readUInt8(8),
    type: header.readUInt8(9),
    palette: found.get('PLTE'),
    transparency: found.get('tRNS'),
    data: Buffer.concat(data),
  };
}

/** Undoes the filter of each row. Source: PNG (third edition), 9.2. */
function unfilter(
  raw: Buffer,
  { height, rowBytes, pixelBytes }: { height: number; rowBytes: number; pixelBytes: number },
): Uint8Array {
  const out = new Uint8Array(rowBytes * height);
  for (let y = 0; y < height; y += 1) {
    const filter = raw[y * (rowBytes + 1)];
    const [source, target] = [y * (rowBytes + 1) + 1, y * rowBytes];
    for (let x = 0; x < rowBytes; x += 1) {
      const left = x < pixelBytes ? 0 : (out[target + x - pixelBytes] ?? 0);
      const up = y === 0 ? 0 : (out[target + x - rowBytes] ?? 0);
      const corner = x < pixelBytes || y === 0 ? 0 : (out[target + x - rowBytes - pixelBytes] ?? 0);
      out[target + x] = (raw[source + x] ?? 0) + predict(filter, left, up, corner);
    }
  }
  return out;
}

function predict(filter: number | undefined, left: number, up: number, corner: number): number {
  if (filter === 0) return 0;
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  if (filter !== 4) throw new Error('the picture has an unknown filter');
  const guess = left + up - corner;
  const [toLeft, toUp, toCorner] = [
    Math.abs(guess - left),
    Math.abs(guess - up),
    Math.abs(guess - corner),
  ] as const;
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
}

function toRgba(rows: Uint8Array, parts: PngParts, channels: number): Uint8Array {
  const { width, height, depth, type, palette, transparency } = parts;
  const step = depth / 8;
  const out = new Uint8Array(width * height * 4);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const at = pixel * channels * step;
    // The first of two bytes is the more significant one.
    const part = (index: number) => rows[at + index * step] ?? 0;
    const isClear =
      transparency !== undefined && type < 3 && isTransparent(rows, at, { channels, step, transparency });
    if (type === 3) out.set(ofPalette(part(0), palette, transparency), pixel * 4);
    else if (channels < 3)
      out.set([part(0), part(0), part(0), channels === 2 ? part(1) : isClear ? 0 : 255], pixel * 4);
    else out.set([part(0), part(1), part(2), channels === 4 ? part(3) : isClear ? 0 : 255], pixel * 4);
  }
  return out;
}

function ofPalette(index: number, palette: Buffer | undefined, transparency: Buffer | undefined) {
  if (palette === undefined || index * 3 + 2 >= palette.length)
    throw new Error('the picture has a color outside of its palette');
  return [...palette.subarray(index * 3, index * 3 + 3), transparency?.[index] ?? 255];
}

/** Whether a pixel has the one color that `tRNS` makes transparent, as 16-bit numbers. */
function isTransparent(
  rows: Uint8Array,
  at: number,
  { channels, step, transparency }: { channels: number; step: number; transparency: Buffer },
): boolean {
  for (let index = 0; index < channels; index += 1) {
    const start = at + index * step;
    const value = step === 2 ? (rows[start] ?? 0) * 256 + (rows[start + 1] ?? 0) : rows[start];
    if (value !== transparency.readUInt16BE(index * 2)) return false;
  }
  return true;
}

/** Encodes with 8 bits; `opaque` without an alpha channel, which the App Store refuses. */
export function encodePng({ width, height, rgba }: Raster, form: 'alpha' | 'opaque' = 'alpha'): Buffer {
  const channels = form === 'opaque' ? 3 : 4;
  const rowBytes = width * channels;
  const raw = Buffer.alloc((rowBytes + 1) * height);
  for (let y = 0; y < height; y += 1) {
    const start = y * (rowBytes + 1);
    // Filter 1, "sub": neighbours are alike.
    raw[start] = 1;
    for (let x = 0; x < width; x += 1)
      for (let part = 0; part < channels; part += 1) {
        const at = (y * width + x) * 4 + part;
        raw[start + 1 + x * channels + part] = (rgba[at] ?? 0) - (x === 0 ? 0 : (rgba[at - 4] ?? 0));
      }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, form === 'opaque' ? 2 : 6, 0, 0, 0], 8);
  return Buffer.concat([
    signature,
    chunkOf('IHDR', header),
    chunkOf('IDAT', deflateSync(raw, { level: 9 })),
    chunkOf('IEND', Buffer.alloc(0)),
  ]);
}

function chunkOf(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
