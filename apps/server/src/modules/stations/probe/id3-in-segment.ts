import { id3OfEvents } from '#/modules/stations/probe/event-messages.ts';
import { aacTrackOf, adtsOfSegment } from '#/modules/stations/probe/fragmented-mp4.ts';
import { parseTransportStream, streamTypes } from '#/modules/stations/probe/transport-stream.ts';
import { cleanTitle } from '#/platform/lib/clean-text.ts';

export interface Id3Title {
  readonly artist: string | null;
  readonly title: string | null;
}

const headBytes = 10;

/**
 * Finds the last title of a segment of HTTP Live Streaming: in the ID3 tags before packed audio, in the metadata of a transport
 * stream, or in the events of fragmented MP4. Null without one.
 */
export function id3InSegment(segment: Buffer): Id3Title | null {
  const stream = parseTransportStream(segment);
  const places = stream ? stream.payloadsOf(streamTypes.id3) : [segment, ...id3OfEvents(segment)];
  return places.flatMap((place) => tagsAtStart(place).found).at(-1) ?? null;
}

/**
 * The audio of a segment: what follows the tags, or is in a transport stream, or in fragmented MP4 with this initialization segment.
 */
export function audioOfSegment(segment: Buffer, init: Buffer | null = null): Buffer {
  const track = aacTrackOf(init ?? segment);
  if (track) return adtsOfSegment(segment, track);
  const stream = parseTransportStream(segment);
  if (stream) return Buffer.concat(stream.payloadsOf([...streamTypes.aac, ...streamTypes.mp3]));
  return segment.subarray(tagsAtStart(segment).end);
}

/** Reads one tag after the other: the first is often the time stamp that HLS prescribes. */
function tagsAtStart(data: Buffer): { readonly found: Id3Title[]; readonly end: number } {
  const found: Id3Title[] = [];
  let at = 0;
  while (data.toString('latin1', at, at + 3) === 'ID3' && at + headBytes <= data.length) {
    const version = data.readUInt8(at + 3);
    const flags = data.readUInt8(at + 5);
    const end = at + headBytes + synchsafe(data, at + 6);
    const content = data.subarray(at + headBytes, end);
    const title = version === 3 || version === 4 ? titleOf(content, { version, flags }) : null;
    if (title) found.push(title);
    // A footer repeats the head.
    at = end + ((flags & 0x10) === 0 ? 0 : headBytes);
  }
  return { found, end: at };
}

/** Seven bits per byte, so that no size looks like the start of audio. */
function synchsafe(data: Buffer, at: number): number {
  return data.subarray(at, at + 4).reduce((size, byte) => size * 128 + (byte & 0x7f), 0);
}

interface TagHead {
  readonly version: 3 | 4;
  readonly flags: number;
}

/** The frames of ID3v2.3 and 2.4; they differ in how sizes are written. */
function titleOf(content: Buffer, { version, flags }: TagHead): Id3Title | null {
  // In 2.3 the whole tag is unsynchronised, in 2.4 each frame.
  const data = version === 3 && (flags & 0x80) !== 0 ? synchronised(content) : content;
  const sizeAt = (at: number) => (version === 4 ? synchsafe(data, at) : data.readUInt32BE(at));
  let at = 0;
  // The size of an extended header includes itself in 2.4 only.
  if ((flags & 0x40) !== 0 && data.length >= 4) at = sizeAt(0) + (version === 3 ? 4 : 0);
  let artist: string | null = null;
  let title: string | null = null;
  while (at + headBytes <= data.length && data[at] !== 0) {
    const id = data.toString('latin1', at, at + 4);
    const size = sizeAt(at + 4);
    const format = data.readUInt8(at + 9);
    let text = data.subarray(at + headBytes, at + headBytes + size);
    if (version === 4 && (format & 0x01) !== 0) text = text.subarray(4);
    if (version === 4 && (format & 0x02) !== 0) text = synchronised(text);
    if (id === 'TIT2') title = textOf(text);
    if (id === 'TPE1') artist = textOf(text);
    at += headBytes + size;
  }
  return artist === null && title === null ? null : { artist, title };
}

/** Removes the zeros that unsynchronisation puts after each 0xff. */
function synchronised(data: Buffer): Buffer {
  return Buffer.from(data.filter((byte, at) => byte !== 0 || data[at - 1] !== 0xff));
}

const encodings = ['windows-1252', 'utf-16', 'utf-16be', 'utf-8'] as const;

/** The first byte of a text names its encoding; a list of values is separated by zeros. */
function textOf(frame: Buffer): string | null {
  const [code = 0] = frame;
  const encoding = encodings[code];
  if (encoding === undefined) return null;
  const bytes = frame.subarray(1);
  const isBigEndian = code === 1 && bytes[0] === 0xfe && bytes[1] === 0xff;
  const text = new TextDecoder(isBigEndian ? 'utf-16be' : encoding).decode(bytes);
  return cleanTitle(text.split('\0')[0] ?? '');
}
