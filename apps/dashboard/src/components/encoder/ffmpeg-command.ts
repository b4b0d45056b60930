import type { CastStream } from '@unmuted/api';
import { type EncoderTarget, icecastUrl } from '#/components/encoder/encoder-target.ts';

/** How ffmpeg, and programs that use it, name an output of a codec. */
export const ffmpegOutputs: Record<
  CastStream['codec'],
  { encoder: string; format: string; contentType: string }
> = {
  mp3: { encoder: 'libmp3lame', format: 'mp3', contentType: 'audio/mpeg' },
  aac: { encoder: 'aac', format: 'adts', contentType: 'audio/aac' },
  ogg: { encoder: 'libvorbis', format: 'ogg', contentType: 'application/ogg' },
  opus: { encoder: 'libopus', format: 'ogg', contentType: 'application/ogg' },
  flac: { encoder: 'flac', format: 'ogg', contentType: 'application/ogg' },
};

/** Returns an ffmpeg command that streams a file. A hidden password is a placeholder. */
export function ffmpegCommand(target: EncoderTarget): string {
  const { encoder, format, contentType } = ffmpegOutputs[target.codec];
  const rate = target.bitrate === null ? '' : ` -b:a ${target.bitrate}k`;
  const tls = target.isSecure ? ' -tls 1' : '';
  return `ffmpeg -re -i show.mp3 -c:a ${encoder}${rate} -content_type ${contentType}${tls} -f ${format} '${icecastUrl(target)}'`;
}
