export type OggCodec = 'vorbis' | 'opus' | 'flac';

/** How the header packets of a codec are recognised. */
export interface CodecHeaders {
  readonly codec: OggCodec | null;
  /** Whether a packet, counted from 0, is the last header packet. */
  readonly isLast: (index: number, packet: Buffer) => boolean;
  /** Bytes before the comment block of the second packet; null when the codec has none we know. */
  readonly commentOffset: number | null;
}

/** By the first packet of a logical stream. */
export function codecHeaders(first: Buffer): CodecHeaders {
  const start = first.toString('latin1', 0, 8);
  if (start.startsWith('\x01vorbis')) return { codec: 'vorbis', isLast: (at) => at === 2, commentOffset: 7 };
  if (start === 'OpusHead') return { codec: 'opus', isLast: (at) => at === 1, commentOffset: 8 };
  if (start.startsWith('\x7fFLAC')) {
    // The count of header packets may be unknown (0); the last metadata block has its first bit set.
    const count = first.length >= 9 ? first.readUInt16BE(7) : 0;
    const isLast = (at: number, packet: Buffer): boolean =>
      at > 0 && (((packet[0] ?? 0) & 0x80) !== 0 || at === count);
    return { codec: 'flac', isLast, commentOffset: 4 };
  }
  return { codec: null, isLast: (at) => at === 0, commentOffset: null };
}

/** The artist and title of a Vorbis comment block; null when it has neither. */
export function commentTitle(block: Buffer): string | null {
  const fields = new Map<string, string>();
  let at = 4 + readLength(block, 0);
  const count = readLength(block, at);
  at += 4;
  for (let index = 0; index < count && at + 4 <= block.length; index += 1) {
    const length = readLength(block, at);
    const text = block.toString('utf8', at + 4, Math.min(at + 4 + length, block.length, at + 4 + 2048));
    const [name = '', ...value] = text.split('=');
    const key = name.toLowerCase();
    if (!fields.has(key)) fields.set(key, value.join('='));
    at += 4 + length;
  }
  const parts = [fields.get('artist'), fields.get('title')].filter(Boolean);
  return parts.length === 0 ? null : parts.join(' - ');
}

const readLength = (block: Buffer, at: number): number =>
  at + 4 <= block.length ? block.readUInt32LE(at) : 0;
