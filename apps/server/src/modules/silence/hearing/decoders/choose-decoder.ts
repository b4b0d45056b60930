import type { Decoder } from '#/modules/silence/hearing/decoders/decoder.ts';
import { createFfmpegDecoder, hasFfmpeg } from '#/modules/silence/hearing/decoders/ffmpeg.ts';
import { createMp3Decoder } from '#/modules/silence/hearing/decoders/mp3.ts';
import { createOggStreamDecoder } from '#/modules/silence/hearing/decoders/ogg.ts';
import { createAacDecoder } from '#/modules/silence/hearing/decoders/web-audio.ts';
import type { Capabilities, HeardCodec } from '#/modules/silence/hearing/messages.ts';

/** What this machine can decode. The native decoders need glibc and libasound. */
export async function findCapabilities(): Promise<Capabilities> {
  const [hasNative, ffmpeg] = await Promise.all([
    import('node-web-audio-api').then(
      () => true,
      () => false,
    ),
    hasFfmpeg(),
  ]);
  const other = ffmpeg ? 'ffmpeg' : 'none';
  return {
    mp3: 'full',
    opus: 'full',
    aac: hasNative ? 'base' : other,
    vorbis: hasNative ? 'full' : other,
    flac: hasNative ? 'full' : other,
  };
}

/** A decoder for a stream that begins with these bytes; null if there is none. */
export async function chooseDecoder(
  codec: HeardCodec,
  start: Buffer,
  capabilities: Capabilities,
): Promise<Decoder | null> {
  const isOgg = start.toString('latin1', 0, 4) === 'OggS';
  switch (capabilities[codec]) {
    case 'none':
      return null;
    case 'ffmpeg':
      return createFfmpegDecoder();
    default:
      if (isOgg) return createOggStreamDecoder();
      if (codec === 'mp3') return createMp3Decoder();
      if (codec === 'aac') return createAacDecoder();
      // FLAC without Ogg cannot be decoded in parts.
      return (await hasFfmpeg()) ? createFfmpegDecoder() : null;
  }
}
