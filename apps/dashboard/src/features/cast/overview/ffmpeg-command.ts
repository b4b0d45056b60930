import type { CastStream } from '@unmuted/api';
import { type SourceAddress, sourceUser } from '#/components/encoder/source-address.ts';

const outputs: Record<CastStream['codec'], string> = {
  mp3: '-c:a libmp3lame -content_type audio/mpeg -f mp3',
  aac: '-c:a aac -content_type audio/aac -f adts',
  ogg: '-c:a libvorbis -content_type application/ogg -f ogg',
  opus: '-c:a libopus -content_type application/ogg -f ogg',
  flac: '-c:a flac -content_type application/ogg -f ogg',
};

/**
 * Returns an ffmpeg command that streams a file. `PASSWORD` is a placeholder: the real password is never
 * shown.
 */
export function ffmpegCommand(
  { server, port, mount }: SourceAddress,
  { codec, bitrate }: Pick<CastStream, 'codec' | 'bitrate'>,
): string {
  const rate = bitrate === null ? '' : `-b:a ${bitrate}k `;
  const output = outputs[codec].replace('-content_type', `${rate}-content_type`);
  return `ffmpeg -re -i show.mp3 ${output} 'icecast://${sourceUser}:PASSWORD@${server}:${port}${mount}'`;
}
