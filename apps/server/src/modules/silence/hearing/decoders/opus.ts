import { OpusDecoder } from 'opus-decoder';
import type { OggPage } from '#/engine/relay/ogg/ogg-pages.ts';
import type { Decoder } from '#/modules/silence/hearing/decoders/decoder.ts';
import type { Pcm } from '#/modules/silence/hearing/meter.ts';

/** `OpusHead` and `OpusTags` (RFC 7845 §5). */
const headerPackets = 2;

/** Decodes the pages of one logical stream of Opus; the first page is that of its head. */
export interface OggDecoder extends Pick<Decoder, 'close'> {
  page(page: OggPage): Promise<Pcm | null>;
}

export async function createOpusDecoder(head: Buffer): Promise<OggDecoder> {
  // More than two channels need a mapping table, and radio has none.
  const channels = head[9] === 1 ? 1 : 2;
  const decoder = new OpusDecoder({ channels, streamCount: 1, coupledStreamCount: channels - 1 });
  await decoder.ready;
  let open: Buffer[] = [];
  let packets = 0;
  return {
    async page({ pieces }) {
      const complete: Buffer[] = [];
      for (const { data, isEnd } of pieces) {
        open.push(data);
        if (!isEnd) continue;
        packets += 1;
        if (packets > headerPackets) complete.push(Buffer.concat(open));
        open = [];
      }
      if (complete.length === 0) return null;
      const { channelData, samplesDecoded, sampleRate } = decoder.decodeFrames(complete);
      return samplesDecoded === 0 ? null : { sampleRateHz: sampleRate, channels: channelData };
    },
    close: () => decoder.free(),
  };
}
