import type { CastStream } from '@unmuted/api';
import { type SourceAddress, sourceAddressOf, sourceUser } from '#/components/encoder/source-address.ts';

/** The values that an Icecast encoder needs to feed one stream. */
export interface EncoderTarget extends SourceAddress, Pick<CastStream, 'codec'> {
  /** kbit/s to set; null for FLAC. */
  bitrate: number | null;
  /** The cast's name, for programs that list several servers. */
  name: string;
  isSecure: boolean;
  /** Null while it is hidden. */
  password: string | null;
  /** Where SHOUTcast encoders connect; null if the engine does not accept them. */
  shoutcastPort: number | null;
}

type EncodedStream = Pick<CastStream, 'listenUrl' | 'codec' | 'configuredKbps' | 'allowedKbps'>;

/**
 * Returns the values for a stream; null without a known address. The bitrate is the configured one, within the plan,
 * whatever the connected encoder sends. The password is hidden at first.
 */
export function encoderTargetOf(
  { listenUrl, codec, configuredKbps, allowedKbps }: EncodedStream,
  { name, shoutcastPort }: Pick<EncoderTarget, 'name' | 'shoutcastPort'>,
): EncoderTarget | null {
  const address = sourceAddressOf(listenUrl);
  if (!address) return null;
  const isSecure = listenUrl?.startsWith('https:') === true;
  const bitrate =
    codec === 'flac' || configuredKbps === null
      ? null
      : Math.min(configuredKbps, allowedKbps ?? configuredKbps);
  return { ...address, name, isSecure, codec, bitrate, shoutcastPort, password: null };
}

/** Written where a command or a file needs a password that is hidden. */
export const passwordPlaceholder = 'PASSWORD';

/** The address of the source in the form of ffmpeg. */
export function icecastUrl({ server, port, mount, password }: EncoderTarget): string {
  const secret = encodeURIComponent(password ?? passwordPlaceholder).replace(/'/g, '%27');
  return `icecast://${sourceUser}:${secret}@${server}:${port}${mount}`;
}
