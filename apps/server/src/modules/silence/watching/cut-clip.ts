import { firstFrameOffset, readFrames } from '#/engine/mp3.ts';
import { createPageReader, type OggPage } from '#/engine/relay/ogg/ogg-pages.ts';
import type { HeardCodec } from '#/modules/silence/hearing/messages.ts';
import { adtsFrameAt } from '#/modules/stations/probe/adts.ts';

export interface Clip {
  readonly audio: Buffer;
  readonly contentType: string;
  readonly durationS: number;
}

interface Received {
  readonly audio: Buffer;
  readonly codec: HeardCodec;
  /** Of the current link of an Ogg stream; empty for other formats. */
  readonly oggHeaders: Buffer;
  /** As it arrived, for formats that do not say it. */
  readonly durationS: number;
}

/** Cuts received audio so that a player can begin with it; null if there is none, or the format cannot be cut. */
export function cutClip({ audio, codec, oggHeaders, durationS }: Received): Clip | null {
  if (oggHeaders.length > 0) return cutOgg(audio, oggHeaders, durationS);
  if (codec === 'mp3') return cutMp3(audio);
  return codec === 'aac' ? cutAdts(audio) : null;
}

function cutMp3(audio: Buffer): Clip | null {
  const from = audio.subarray(firstFrameOffset(audio));
  const frames = readFrames(from);
  const last = frames.at(-1);
  if (!last) return null;
  return {
    audio: Buffer.from(from.subarray(0, last.offset + last.length)),
    contentType: 'audio/mpeg',
    durationS: frames.reduce((sum, { durationMs }) => sum + durationMs, 0) / 1_000,
  };
}

function cutAdts(audio: Buffer): Clip | null {
  const frames: Buffer[] = [];
  let durationMs = 0;
  for (let at = 0; at < audio.length; ) {
    const frame = adtsFrameAt(audio, at);
    const end = at + (frame?.length ?? 0);
    const isWhole = frame && (end === audio.length || adtsFrameAt(audio, end) !== null);
    if (isWhole) {
      frames.push(audio.subarray(at, end));
      durationMs += frame.durationMs;
    }
    at = isWhole ? end : at + 1;
  }
  if (frames.length === 0) return null;
  return { audio: Buffer.concat(frames), contentType: 'audio/aac', durationS: durationMs / 1_000 };
}

/** Begins with the headers of the current link, and the first page that belongs to it. */
function cutOgg(audio: Buffer, headers: Buffer, durationS: number): Clip | null {
  const links = new Set(createPageReader()(headers).map(({ serial }) => serial));
  const pages = createPageReader()(audio);
  const own = pages.slice(pages.findIndex(({ serial }) => links.has(serial)));
  if (!own.some(({ serial }) => links.has(serial))) return null;
  const isHeader = ({ data }: OggPage): boolean => headers.includes(data);
  const body = own.filter((page) => !isHeader(page)).map(({ data }) => data);
  return { audio: Buffer.concat([headers, ...body]), contentType: 'audio/ogg', durationS };
}
