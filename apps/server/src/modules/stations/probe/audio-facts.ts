import type { ProbedCodec } from '@unmuted/api/contract';
import { frameAt } from '#/engine/mp3.ts';
import { codecHeaders, commentTitle } from '#/engine/relay/ogg/ogg-codec.ts';
import { createPageReader } from '#/engine/relay/ogg/ogg-pages.ts';
import { adtsFrameAt } from '#/modules/stations/probe/adts.ts';
import { cleanTitle } from '#/platform/lib/clean-text.ts';

/** What the first bytes of a stream say of its audio. */
export interface AudioFacts {
  /** mp3, aac, vorbis, opus or flac; null when unknown. */
  readonly codec: ProbedCodec | null;
  /** The same in all frames. */
  readonly exactKbps: number | null;
  /** The average of the frames seen; another part of the stream has another. */
  readonly averageKbps: number | null;
  readonly sampleRateHz: number | null;
  readonly channels: number | null;
  /** From the comments of Ogg. */
  readonly title: string | null;
}

export const noFacts: AudioFacts = {
  codec: null,
  exactKbps: null,
  averageKbps: null,
  sampleRateHz: null,
  channels: null,
  title: null,
};

export function audioFactsOf(audio: Buffer): AudioFacts {
  return (
    oggFacts(audio) ??
    flacFacts(audio) ??
    framesOf(audio, frameAt, 'mp3') ??
    framesOf(audio, adtsFrameAt, 'aac') ??
    noFacts
  );
}

/**
 * The bitrate of a stream. A declared one counts only if the frames agree, or if there are none. An
 * average is replaced by the declared value that it confirms, since it changes with each look.
 */
export function bitrateOf(
  { exactKbps, averageKbps }: AudioFacts,
  declaredKbps: number | null,
): number | null {
  if (exactKbps !== null || averageKbps === null) return exactKbps ?? declaredKbps;
  const isConfirmed = declaredKbps !== null && Math.abs(averageKbps / declaredKbps - 1) <= 0.15;
  return isConfirmed ? declaredKbps : averageKbps;
}

interface Frame {
  readonly length: number;
  readonly durationMs: number;
  readonly sampleRateHz: number;
  readonly channels: number | null;
  readonly bitrateKbps: number | null;
}

type FrameAt = (data: Buffer, offset: number) => Frame | null;

/** A sync word may be coincidence; so many frames in a row are not. */
const minFrames = 3;

function framesOf(data: Buffer, frameAtOffset: FrameAt, codec: ProbedCodec): AudioFacts | null {
  for (let start = data.indexOf(0xff); start !== -1; start = data.indexOf(0xff, start + 1)) {
    const frames = runOf(data, start, frameAtOffset);
    const [first] = frames;
    if (!first || frames.length < minFrames) continue;
    const { sampleRateHz, channels, bitrateKbps } = first;
    const bytes = frames.reduce((sum, { length }) => sum + length, 0);
    const isConstant = frames.every((frame) => frame.bitrateKbps === bitrateKbps);
    return {
      ...noFacts,
      codec,
      exactKbps: isConstant ? bitrateKbps : null,
      averageKbps: Math.round((bytes * 8) / frames.reduce((sum, { durationMs }) => sum + durationMs, 0)),
      sampleRateHz,
      channels,
    };
  }
  return null;
}

/** The frames in a row from an offset; a change of the sample rate is the end, because it is coincidence. */
function runOf(data: Buffer, start: number, frameAtOffset: FrameAt): Frame[] {
  const frames: Frame[] = [];
  for (let offset = start; ; ) {
    const frame = frameAtOffset(data, offset);
    if (!frame || frame.sampleRateHz !== (frames[0] ?? frame).sampleRateHz) return frames;
    frames.push(frame);
    offset += frame.length;
  }
}

/** Icecast starts each listener with the header pages, so they are at the start. */
function oggFacts(data: Buffer): AudioFacts | null {
  if (data.toString('latin1', 0, 4) !== 'OggS') return null;
  let first: Buffer | null = null;
  const pages = createPageReader()(data);
  const audio = pages.find(({ isFirst, pieces }) => isFirst && codecHeaders(pieces[0]?.data ?? data).codec);
  first = audio?.pieces[0]?.data ?? null;
  if (!audio || !first) return null;
  const { codec, commentOffset } = codecHeaders(first);
  const packets = packetsOf(pages.filter(({ serial }) => serial === audio.serial));
  const comments = commentOffset === null ? null : packets[1]?.subarray(commentOffset);
  const title = comments ? cleanTitle(commentTitle(comments) ?? '') : null;
  return { ...noFacts, codec, title, ...oggFormat(first, codec) };
}

/** The packets of one logical stream; only the first few are of interest. */
function packetsOf(
  pages: readonly { readonly pieces: readonly { readonly data: Buffer; readonly isEnd: boolean }[] }[],
): Buffer[] {
  const packets: Buffer[] = [];
  let open: Buffer[] = [];
  for (const { data, isEnd } of pages.flatMap(({ pieces }) => pieces)) {
    open.push(data);
    if (!isEnd) continue;
    packets.push(Buffer.concat(open));
    open = [];
    if (packets.length === 2) break;
  }
  return packets;
}

type Format = Partial<Pick<AudioFacts, 'averageKbps' | 'sampleRateHz' | 'channels'>>;

export function oggFormat(first: Buffer, codec: string | null): Format {
  if (codec === 'vorbis' && first.length >= 24) {
    // Vorbis I §4.2.2; the nominal bitrate is not above 0 when there is none.
    const nominal = first.readInt32LE(20);
    return {
      averageKbps: nominal > 0 ? Math.round(nominal / 1000) : null,
      sampleRateHz: first.readUInt32LE(12) || null,
      channels: first[11] || null,
    };
  }
  // RFC 7845 §5.1: Opus plays at 48 kHz; the rate in its header is that of the encoder's input.
  if (codec === 'opus' && first.length >= 10) return { sampleRateHz: 48_000, channels: first[9] || null };
  if (codec === 'flac') return streamInfo(first.subarray(13));
  return {};
}

function flacFacts(data: Buffer): AudioFacts | null {
  if (data.toString('latin1', 0, 4) !== 'fLaC') return null;
  return { ...noFacts, codec: 'flac', ...streamInfo(data.subarray(4)) };
}

/** The STREAMINFO block of FLAC (RFC 9639 §8.2), with its head. */
function streamInfo(block: Buffer): Format {
  if (block.length < 18 || ((block[0] ?? 0) & 0x7f) !== 0) return {};
  const packed = block.readUInt32BE(14);
  return { sampleRateHz: packed >>> 12 || null, channels: ((packed >>> 9) & 7) + 1 };
}
