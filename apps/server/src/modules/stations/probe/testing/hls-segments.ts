interface Song {
  readonly artist: string;
  readonly title: string;
}

type Frame = readonly [id: string, content: Buffer];

/** An ID3v2.4 tag with other frames, or with a song in one of the four text encodings. */
export function id3Tag(content: Song | readonly Frame[], encoding = 3): Buffer {
  const frames: readonly Frame[] =
    'title' in content
      ? [
          ['TPE1', textFrame(content.artist, encoding)],
          ['TIT2', textFrame(content.title, encoding)],
        ]
      : content;
  const body = Buffer.concat(
    frames.map(([id, data]) => Buffer.concat([Buffer.from(id), size(data.length), Buffer.alloc(2), data])),
  );
  return Buffer.concat([Buffer.from('ID3\x04\x00\x00', 'latin1'), size(body.length), body]);
}

/** A segment of fragmented MP4 that begins with an event message. */
export function eventSegment(
  tag: Buffer,
  { version = 1, scheme = 'https://aomedia.org/emsg/ID3' } = {},
): Buffer {
  const texts = Buffer.from(`${scheme}\0\0`, 'latin1');
  const times = Buffer.alloc(version === 1 ? 20 : 16, 1);
  const parts = version === 1 ? [times, texts, tag] : [texts, times, tag];
  return Buffer.concat([
    box('styp', Buffer.from('msdh')),
    box('emsg', Buffer.concat([Buffer.from([version, 0, 0, 0]), ...parts])),
    box('moof', Buffer.alloc(40)),
  ]);
}

function box(type: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + content.length, 0);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, content]);
}

const size = (value: number): Buffer => Buffer.from([21, 14, 7, 0].map((shift) => (value >> shift) & 0x7f));

function textFrame(text: string, encoding: number): Buffer {
  const utf16 = Buffer.from(text, 'utf16le');
  const bytes = [
    Buffer.from(text, 'latin1'),
    Buffer.concat([Buffer.from([0xff, 0xfe]), utf16]),
    Buffer.from(utf16).swap16(),
    Buffer.from(text),
  ][encoding];
  return Buffer.concat([
    Buffer.from([encoding]),
    bytes ?? Buffer.alloc(0),
    Buffer.alloc(encoding % 3 ? 2 : 1),
  ]);
}

const mapPid = 0x1000;
const streamPid = 0x102;

/** An MPEG-2 transport stream with one elementary stream, each payload in a packet of its own; without checksums. */
export function transportStream(streamType: number, payloads: readonly Buffer[]): Buffer {
  const programs = section(0x00, Buffer.from([0, 1, 0xe0 | (mapPid >> 8), mapPid & 0xff]));
  const descriptor = Buffer.from([0x25, 2, 0xff, 0xff]);
  const map = section(
    0x02,
    Buffer.concat([
      Buffer.from([0xe1, 0x02, 0xf0, 0x00]),
      Buffer.from([streamType, 0xe0 | (streamPid >> 8), streamPid & 0xff, 0xf0, descriptor.length]),
      descriptor,
    ]),
  );
  const pes = payloads.map((payload) =>
    Buffer.concat([Buffer.from([0, 0, 1, 0xbd, 0, 0, 0x80, 0, 0]), payload]),
  );
  return Buffer.concat([
    ...packets(0, programs),
    ...packets(mapPid, map),
    ...pes.flatMap((each) => packets(streamPid, each)),
  ]);
}

function section(tableId: number, content: Buffer): Buffer {
  const length = 5 + content.length + 4;
  const head = Buffer.from([0, tableId, 0xb0 | (length >> 8), length & 0xff, 0, 1, 0xc1, 0, 0]);
  return Buffer.concat([head, content, Buffer.alloc(4)]);
}

/** Splits into packets of 188 bytes; the last is filled up by an adaptation field. */
function packets(pid: number, data: Buffer): Buffer[] {
  const all: Buffer[] = [];
  for (let at = 0; at < data.length; ) {
    const payload = data.subarray(at, at + 184);
    const isShort = payload.length < 184;
    const filler = isShort ? Buffer.alloc(184 - payload.length, 0xff) : Buffer.alloc(0);
    if (isShort) filler[0] = filler.length - 1;
    if (filler.length > 1) filler[1] = 0;
    const head = [0x47, (at === 0 ? 0x40 : 0) | (pid >> 8), pid & 0xff, isShort ? 0x30 : 0x10];
    all.push(Buffer.concat([Buffer.from(head), filler, payload]));
    at += payload.length;
  }
  return all;
}
