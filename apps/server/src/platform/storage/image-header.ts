import type { ImageType } from '@unmuted/api/contract';

/** The facts about an image that are checked before anything decodes it. */
export interface ImageHeader {
  /** Pixels; the largest values that the file declares anywhere. */
  readonly width: number;
  readonly height: number;
  readonly isAnimated: boolean;
  /** Whether the file reaches its end marker. Decoders fill the rest of a truncated image with grey. */
  readonly isComplete: boolean;
}

/** Reads the structure of an image without decoding it. Bytes after the end marker are ignored. */
export function readImageHeader(type: ImageType, bytes: Buffer): ImageHeader {
  const header = { width: 0, height: 0, isAnimated: false, isComplete: false };
  readers[type](bytes, header);
  return header;
}

type Draft = { -readonly [Key in keyof ImageHeader]: ImageHeader[Key] };

const readers: Readonly<Record<ImageType, (bytes: Buffer, header: Draft) => void>> = {
  'image/png': readPng,
  'image/jpeg': readJpeg,
  'image/webp': readWebp,
};

/** Chunks of length, name, data and checksum (PNG §5.3). */
function readPng(bytes: Buffer, header: Draft): void {
  for (let at = 8; at + 12 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    const name = bytes.toString('latin1', at + 4, at + 8);
    const end = at + 12 + length;
    if (end > bytes.length) return;
    if (name === 'IHDR' && length >= 8) {
      grow(header, bytes.readUInt32BE(at + 8), bytes.readUInt32BE(at + 12));
    } else if (name === 'acTL') header.isAnimated = true;
    else if (name === 'IEND') {
      header.isComplete = true;
      return;
    }
    at = end;
  }
}

/** Segments of a marker and a length; compressed data follow a scan header (ITU-T T.81 §B.1). */
function readJpeg(bytes: Buffer, header: Draft): void {
  for (let at = bytes.indexOf(0xff, 2); at !== -1 && at + 1 < bytes.length; at = bytes.indexOf(0xff, at)) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
    } else if (marker === 0xd9) {
      header.isComplete = true;
      return;
    } else if (marker === 0x00 || marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)) {
      at += 2;
    } else {
      if (at + 4 > bytes.length) return;
      if (isFrame(marker) && at + 9 <= bytes.length) {
        grow(header, bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5));
      }
      at += 2 + Math.max(2, bytes.readUInt16BE(at + 2));
    }
  }
}

/** SOF0 to SOF15, without DHT, JPG and DAC. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** RIFF chunks, padded to an even length (RFC 9649 §2). */
function readWebp(bytes: Buffer, header: Draft): void {
  if (bytes.length < 12) return;
  const end = bytes.readUInt32LE(4) + 8;
  header.isComplete = end <= bytes.length;
  for (let at = 12; at + 8 <= Math.min(end, bytes.length); ) {
    const name = bytes.toString('latin1', at, at + 4);
    const length = bytes.readUInt32LE(at + 4);
    const data = bytes.subarray(at + 8, at + 8 + length);
    if (name === 'VP8X' && data.length >= 10) {
      header.isAnimated ||= ((data[0] ?? 0) & 0x02) !== 0;
      grow(header, data.readUIntLE(4, 3) + 1, data.readUIntLE(7, 3) + 1);
    } else if (name === 'VP8 ' && data.length >= 10) {
      grow(header, data.readUInt16LE(6) & 0x3fff, data.readUInt16LE(8) & 0x3fff);
    } else if (name === 'VP8L' && data.length >= 5) {
      const packed = data.readUInt32LE(1);
      grow(header, (packed & 0x3fff) + 1, ((packed >>> 14) & 0x3fff) + 1);
    } else if (name === 'ANIM' || name === 'ANMF') header.isAnimated = true;
    at += 8 + length + (length % 2);
  }
}

function grow(header: Draft, width: number, height: number): void {
  header.width = Math.max(header.width, width);
  header.height = Math.max(header.height, height);
}
