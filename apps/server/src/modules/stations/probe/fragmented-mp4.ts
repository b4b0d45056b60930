import { type Mp4Box, mp4BoxAt, mp4Boxes } from '#/modules/stations/probe/mp4-boxes.ts';

/** The AAC track of an initialization segment. */
export interface AacTrack {
  readonly id: number;
  /** The index of the sample rate and the number of channels, as in a header of ADTS. */
  readonly rateIndex: number;
  readonly channels: number;
}

/** In front of the boxes of a sample entry of audio (ISO/IEC 14496-12 §12.2.3), and of the entries of `stsd`. */
const entryBytes = 28;
const entriesAt = 8;
const trackIdAt = { 0: 12, 1: 20 } as const;
const adtsBytes = 7;
const mostFrameBytes = 8_191 - adtsBytes;
/** AAC-LC; the base layer of HE-AAC is the same. */
const profile = 1;

/** The AAC track of an initialization segment, or of a segment that begins with its own one; null for none. */
export const aacTrackOf = (init: Buffer): AacTrack | null => unlessTruncated(() => findTrack(init), null);

/** The AAC of a media segment as frames of ADTS, which decoders read from anywhere; empty for a damaged one. */
export const adtsOfSegment = (segment: Buffer, track: AacTrack): Buffer =>
  unlessTruncated(() => framesOfSegment(segment, track), Buffer.alloc(0));

/** Boxes may be shorter than their type needs: reading them throws a `RangeError`. */
function unlessTruncated<Value>(read: () => Value, otherwise: Value): Value {
  try {
    return read();
  } catch (error) {
    if (error instanceof RangeError) return otherwise;
    throw error;
  }
}

function findTrack(init: Buffer): AacTrack | null {
  const movie = mp4BoxAt(init, ['moov']);
  if (!movie) return null;
  for (const { type, body } of mp4Boxes(movie)) {
    const track = type === 'trak' ? aacOf(body) : null;
    if (track) return track;
  }
  return null;
}

function aacOf(track: Buffer): AacTrack | null {
  const head = mp4BoxAt(track, ['tkhd']);
  const id = head?.readUInt32BE(trackIdAt[head[0] === 1 ? 1 : 0]);
  const descriptions = mp4BoxAt(track, ['mdia', 'minf', 'stbl', 'stsd']);
  const entry = descriptions && mp4BoxAt(descriptions.subarray(entriesAt), ['mp4a']);
  const descriptor = entry && mp4BoxAt(entry.subarray(entryBytes), ['esds']);
  const config = descriptor && decoderConfig(descriptor.subarray(4));
  if (!config || id === undefined || config.length < 2) return null;
  const bits = config.readUInt16BE(0);
  const rateIndex = (bits >> 7) & 15;
  // 15: a rate that ADTS cannot name.
  return rateIndex > 12 ? null : { id, rateIndex, channels: (bits >> 3) & 15 };
}

/** The `DecoderSpecificInfo` in nested descriptors (ISO/IEC 14496-1 §7.2.6): tags 3, 4 and 5. */
function decoderConfig(data: Buffer): Buffer | null {
  let at = 0;
  while (at + 2 <= data.length) {
    const tag = data.readUInt8(at);
    let size = 0;
    let byte = 0x80;
    at += 1;
    while ((byte & 0x80) !== 0 && at < data.length) {
      byte = data.readUInt8(at);
      size = size * 128 + (byte & 0x7f);
      at += 1;
    }
    if (tag === 5) return data.subarray(at, at + size);
    if (tag === 3) at += 3;
    else if (tag === 4) at += 13;
    else at += size;
  }
  return null;
}

function framesOfSegment(segment: Buffer, track: AacTrack): Buffer {
  const frames: Buffer[] = [];
  for (const box of mp4Boxes(segment)) {
    if (box.type !== 'moof') continue;
    for (const part of mp4Boxes(box.body)) {
      if (part.type === 'traf') frames.push(...framesOf(segment, box, { fragment: part.body, track }));
    }
  }
  return Buffer.concat(frames);
}

interface Fragment {
  readonly fragment: Buffer;
  readonly track: AacTrack;
}

function framesOf(segment: Buffer, movie: Mp4Box, { fragment, track }: Fragment): Buffer[] {
  const head = mp4BoxAt(fragment, ['tfhd']);
  if (!head || head.length < 8 || head.readUInt32BE(4) !== track.id) return [];
  const usualBytes = usualSampleBytes(head);
  // Without an offset of its own, the data follow the movie fragment, after the head of `mdat`.
  let at = movie.at + movie.body.length + 16;
  const frames: Buffer[] = [];
  for (const { type, body } of mp4Boxes(fragment)) {
    if (type !== 'trun') continue;
    const run = runOf(body, usualBytes);
    if (run.offset !== null) at = movie.at + run.offset;
    for (const bytes of run.sizes) {
      const data = segment.subarray(at, at + bytes);
      at += bytes;
      if (data.length === bytes && bytes > 0 && bytes <= mostFrameBytes)
        frames.push(headerOf(bytes, track), data);
    }
  }
  return frames;
}

/** Flags of `tfhd` say which fields precede the size (ISO/IEC 14496-12 §8.8.7). */
function usualSampleBytes(head: Buffer): number {
  const flags = head.readUIntBE(1, 3);
  if ((flags & 0x10) === 0) return 0;
  const before =
    ((flags & 0x1) === 0 ? 0 : 8) + ((flags & 0x2) === 0 ? 0 : 4) + ((flags & 0x8) === 0 ? 0 : 4);
  return head.length >= before + 12 ? head.readUInt32BE(8 + before) : 0;
}

interface Run {
  readonly offset: number | null;
  readonly sizes: readonly number[];
}

/** The samples of `trun` (ISO/IEC 14496-12 §8.8.8). */
function runOf(box: Buffer, usualBytes: number): Run {
  const flags = box.readUIntBE(1, 3);
  const count = box.readUInt32BE(4);
  let at = 8;
  const offset = (flags & 0x1) === 0 ? null : box.readInt32BE(at);
  at += ((flags & 0x1) === 0 ? 0 : 4) + ((flags & 0x4) === 0 ? 0 : 4);
  const fields = [0x100, 0x200, 0x400, 0x800].filter((flag) => (flags & flag) !== 0);
  const sizeAt = fields.indexOf(0x200) * 4;
  const sizes: number[] = [];
  for (let sample = 0; sample < count && at + 4 * fields.length <= box.length; sample += 1) {
    sizes.push(sizeAt < 0 ? usualBytes : box.readUInt32BE(at + sizeAt));
    at += 4 * fields.length;
    // A number of samples that no box holds.
    if (fields.length === 0 && sizes.length >= mostSamples) break;
  }
  return { offset, sizes };
}

const mostSamples = 10_000;

/** A header of ADTS (ISO/IEC 13818-7 §6.2) without a checksum. */
function headerOf(bytes: number, { rateIndex, channels }: AacTrack): Buffer {
  const length = bytes + adtsBytes;
  return Buffer.from([
    0xff,
    0xf1,
    (profile << 6) | (rateIndex << 2) | (channels >> 2),
    ((channels & 3) << 6) | (length >> 11),
    (length >> 3) & 0xff,
    ((length & 7) << 5) | 0x1f,
    0xfc,
  ]);
}
