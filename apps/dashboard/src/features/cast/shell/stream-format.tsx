import type { CastStream } from '@unmuted/api';
import { useFormats } from '#/i18n/use-formats.ts';

/** Codec and bitrate, the same in every language: "MP3, 128 kbps". */
export function StreamFormat({ codec, bitrate }: Pick<CastStream, 'codec' | 'bitrate'>) {
  const formats = useFormats();
  const parts = [codec.toUpperCase(), ...(bitrate === null ? [] : [`${formats.number(bitrate)} kbps`])];
  return <span className="whitespace-nowrap">{parts.join(', ')}</span>;
}
