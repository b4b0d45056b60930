import type { OggPage } from '#/engine/relay/ogg/ogg-pages.ts';
import { createFraming, type Decoder } from '#/modules/silence/hearing/decoders/decoder.ts';
import type { OggDecoder } from '#/modules/silence/hearing/decoders/opus.ts';
import type { Pcm } from '#/modules/silence/hearing/meter.ts';
import { adtsFrameAt } from '#/modules/stations/probe/adts.ts';

type OfflineAudioContext = InstanceType<typeof import('node-web-audio-api').OfflineAudioContext>;

/** Decodes a file of a known sample rate, which is not changed. Damaged data can end the process. */
async function decodeFile(file: Buffer, sampleRateHz: number): Promise<Pcm> {
  const { OfflineAudioContext } = await import('node-web-audio-api');
  const context: OfflineAudioContext = new OfflineAudioContext(1, 1, sampleRateHz);
  const audio = await context.decodeAudioData(Uint8Array.from(file).buffer);
  const channels = Array.from({ length: audio.numberOfChannels }, (_, index) => audio.getChannelData(index));
  return { sampleRateHz, channels };
}

const lastOf = ({ sampleRateHz, channels }: Pcm, samples: number): Pcm => ({
  sampleRateHz,
  channels: channels.map((each) => each.subarray(Math.max(0, each.length - samples))),
});

/** A frame overlaps with the one before it; the filters of HE-AAC are left out. */
const overlap = 2;
/** Small batches, because one bad frame costs its batch. */
const framesInBatch = 22;

/** Decodes AAC in ADTS: of HE-AAC the base layer, which is mono in version 2. */
export function createAacDecoder(): Decoder {
  const framing = createFraming(adtsFrameAt);
  let kept: { data: Buffer; frame: NonNullable<ReturnType<typeof adtsFrameAt>> }[] = [];
  let done = 0;

  async function decode(): Promise<Pcm | null> {
    const batch = kept;
    const before = done;
    kept = kept.slice(-overlap);
    done = kept.length;
    const [first] = batch;
    if (!first) return null;
    const fresh = batch.slice(before);
    const durationMs = fresh.reduce((sum, { frame }) => sum + frame.durationMs, 0);
    const { sampleRateHz } = first.frame;
    try {
      const pcm = await decodeFile(Buffer.concat(batch.map(({ data }) => data)), sampleRateHz);
      return lastOf(pcm, Math.round((durationMs * sampleRateHz) / 1000));
    } catch {
      return null;
    }
  }

  return {
    async push(bytes) {
      const decoded: Pcm[] = [];
      for (const each of framing(bytes).frames) {
        if (kept[0] && kept[0].frame.sampleRateHz !== each.frame.sampleRateHz) {
          kept = [];
          done = 0;
        }
        kept.push(each);
        const pcm = kept.length - done >= framesInBatch ? await decode() : null;
        if (pcm) decoded.push(pcm);
      }
      return decoded;
    },
    close() {},
  };
}

/** The position of a page in samples (RFC 3533 §6); -1 if no packet ends in it. */
const positionOf = ({ data }: OggPage): number => Number(data.readBigInt64LE(6));

interface OggFormat {
  readonly sampleRateHz: number;
  /** Whether a packet, counted from 0, is the last header packet. */
  readonly isLastHeader: (index: number, packet: Buffer) => boolean;
}

/** Decodes the pages of one logical stream of Vorbis or FLAC: each second with the header pages in front. */
export function createOggDecoder({ sampleRateHz, isLastHeader }: OggFormat): OggDecoder {
  const headers: Buffer[] = [];
  let open: Buffer[] = [];
  let packets = 0;
  let hasHeaders = false;
  let batch: OggPage[] = [];
  /** The position that was decoded last; null at the start, which may be anywhere in a live stream. */
  let decodedTo: number | null = null;

  function readHeaders(page: OggPage): void {
    headers.push(page.data);
    for (const { data, isEnd } of page.pieces) {
      open.push(data);
      if (!isEnd) continue;
      hasHeaders ||= isLastHeader(packets, Buffer.concat(open));
      packets += 1;
      open = [];
    }
  }

  return {
    async page(page) {
      if (!hasHeaders) {
        readHeaders(page);
        return null;
      }
      batch.push(page);
      const to = positionOf(page);
      const [start] = batch;
      if (to < 0 || !start) return null;
      const from = decodedTo ?? positionOf(start);
      if (to - from < sampleRateHz && batch.length < 200) return null;
      const file = Buffer.concat([...headers, ...batch.map(({ data }) => data)]);
      batch = batch.slice(-1);
      decodedTo = to;
      try {
        return lastOf(await decodeFile(file, sampleRateHz), to - from);
      } catch {
        return null;
      }
    },
    close() {},
  };
}
