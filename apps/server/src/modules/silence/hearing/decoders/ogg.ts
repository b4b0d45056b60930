import { codecHeaders } from '#/engine/relay/ogg/ogg-codec.ts';
import { createPageReader, type OggPage } from '#/engine/relay/ogg/ogg-pages.ts';
import type { Decoder } from '#/modules/silence/hearing/decoders/decoder.ts';
import { createOpusDecoder, type OggDecoder } from '#/modules/silence/hearing/decoders/opus.ts';
import { createOggDecoder } from '#/modules/silence/hearing/decoders/web-audio.ts';
import type { Pcm } from '#/modules/silence/hearing/meter.ts';
import { oggFormat } from '#/modules/stations/probe/audio-facts.ts';

/** Decodes Opus, Vorbis and FLAC in Ogg. Encoders begin another logical stream with each title. */
export function createOggStreamDecoder(): Decoder {
  const read = createPageReader();
  let current: { readonly serial: number; readonly decoder: OggDecoder } | null = null;

  async function begin(page: OggPage): Promise<void> {
    const head = page.pieces[0]?.data;
    const { codec, isLast } = codecHeaders(head ?? Buffer.alloc(0));
    if (!head || codec === null) return;
    current?.decoder.close();
    const { sampleRateHz } = oggFormat(head, codec);
    const decoder =
      codec === 'opus'
        ? await createOpusDecoder(head)
        : createOggDecoder({ sampleRateHz: sampleRateHz ?? 44_100, isLastHeader: isLast });
    current = { serial: page.serial, decoder };
  }

  return {
    async push(bytes) {
      const decoded: Pcm[] = [];
      for (const page of read(bytes)) {
        if (page.isFirst) await begin(page);
        if (page.serial !== current?.serial) continue;
        const pcm = await current.decoder.page(page);
        if (pcm) decoded.push(pcm);
      }
      return decoded;
    },
    close: () => current?.decoder.close(),
  };
}
