/** A page of whole packets under 255 bytes; the checksum is left out, since the relay does not check it. */
export function oggPage(serial: number, packets: readonly Buffer[], isFirst = false): Buffer {
  const head = Buffer.alloc(27);
  head.write('OggS');
  head[5] = isFirst ? 2 : 0;
  head.writeUInt32LE(serial, 14);
  head[26] = packets.length;
  return Buffer.concat([head, Buffer.from(packets.map((packet) => packet.length)), ...packets]);
}

function commentBlock(comments: readonly string[]): Buffer {
  const length = (value: number): Buffer => {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32LE(value);
    return bytes;
  };
  const fields = comments.map((text) => Buffer.concat([length(Buffer.byteLength(text)), Buffer.from(text)]));
  return Buffer.concat([length(0), length(comments.length), ...fields]);
}

/** The header pages of one link of a chain. */
export const oggHeaders = {
  opus: (serial: number, ...comments: string[]): Buffer =>
    Buffer.concat([
      oggPage(serial, [Buffer.from('OpusHead........')], true),
      oggPage(serial, [Buffer.concat([Buffer.from('OpusTags'), commentBlock(comments)])]),
    ]),
  vorbis: (serial: number, ...comments: string[]): Buffer =>
    Buffer.concat([
      oggPage(serial, [Buffer.from('\x01vorbis....', 'latin1')], true),
      oggPage(serial, [
        Buffer.concat([Buffer.from('\x03vorbis', 'latin1'), commentBlock(comments)]),
        Buffer.from('\x05vorbis-codebooks', 'latin1'),
      ]),
    ]),
  flac: (serial: number, ...comments: string[]): Buffer =>
    Buffer.concat([
      oggPage(serial, [Buffer.from('\x7fFLAC\x01\x00\x00\x00fLaC....', 'latin1')], true),
      oggPage(serial, [Buffer.concat([Buffer.from([0x84, 0, 0, 40]), commentBlock(comments)])]),
    ]),
} as const;

export const oggData = (serial: number, text: string): Buffer => oggPage(serial, [Buffer.from(text)]);
