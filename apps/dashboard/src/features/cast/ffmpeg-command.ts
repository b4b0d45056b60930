import { type SourceAddress, sourceUser } from '#/components/encoder/source-address.ts';

/** Sends a file to the mount as MP3 at 128 kbit/s. `PASSWORD` is for the reader to replace; nobody's is shown here. */
export function ffmpegCommand({ server, port, mount }: SourceAddress): string {
  const input = 'ffmpeg -re -i show.mp3';
  const output = '-c:a libmp3lame -b:a 128k -content_type audio/mpeg -f mp3';
  return `${input} ${output} 'icecast://${sourceUser}:PASSWORD@${server}:${port}${mount}'`;
}
