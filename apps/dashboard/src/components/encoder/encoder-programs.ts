import type { CastStream } from '@unmuted/api';
import { type EncoderTarget, icecastUrl, passwordPlaceholder } from '#/components/encoder/encoder-target.ts';
import { ffmpegCommand, ffmpegOutputs } from '#/components/encoder/ffmpeg-command.ts';
import { sourceUser } from '#/components/encoder/source-address.ts';

/** The programs that settings are written for, in the order of their tabs. */
export const encoderPrograms = ['butt', 'mixxx', 'obs', 'ffmpeg', 'liquidsoap', 'shoutcast'] as const;
export type EncoderProgram = (typeof encoderPrograms)[number];

/** The programs that can feed a stream: SHOUTcast carries MP3 and AAC, and not every engine accepts it. */
export function programsOf({ codec, shoutcastPort }: EncoderTarget): EncoderProgram[] {
  const hasShoutcast = shoutcastPort !== null && (codec === 'mp3' || codec === 'aac');
  return encoderPrograms.filter((id) => id !== 'shoutcast' || hasShoutcast);
}

interface Program {
  /** The proper name. */
  label: string;
  /** Its settings, in its own terms. */
  settings: (target: EncoderTarget) => string;
}

const hidden = '••••••••';
const rateOf = ({ bitrate }: EncoderTarget) => (bitrate === null ? null : `${bitrate} kbps`);

/** Codecs as BUTT and Mixxx list them. */
const codecNames: Record<CastStream['codec'], string> = {
  mp3: 'MP3',
  aac: 'AAC',
  ogg: 'Ogg Vorbis',
  opus: 'Opus',
  flac: 'FLAC',
};

/** Names and values in two columns. Values that do not apply are left out. */
function columns(rows: readonly (readonly [name: string, value: string | null])[]): string {
  const width = Math.max(...rows.map(([name]) => name.length)) + 2;
  return rows.flatMap(([name, value]) => (value === null ? [] : [name.padEnd(width) + value])).join('\n');
}

const liquidsoapFormats: Record<CastStream['codec'], (bitrate: number | null) => string> = {
  mp3: (bitrate) => `%mp3(bitrate=${bitrate ?? 128})`,
  aac: (bitrate) => `%fdkaac(bitrate=${bitrate ?? 64})`,
  ogg: (bitrate) => `%vorbis.cbr(bitrate=${bitrate ?? 128})`,
  opus: (bitrate) => `%opus(bitrate=${bitrate ?? 96})`,
  flac: () => '%ogg(%flac)',
};

export const programs: Record<EncoderProgram, Program> = {
  butt: {
    label: 'BUTT',
    settings: (target) =>
      columns([
        ['Type', 'Icecast'],
        ['Address', target.server],
        ['Port', target.port],
        ['Password', target.password ?? hidden],
        ['Icecast mountpoint', target.mount],
        ['Icecast user', sourceUser],
        ['Use SSL/TLS', target.isSecure ? 'On' : null],
        ['Codec', codecNames[target.codec]],
        ['Bitrate', rateOf(target)],
      ]),
  },
  mixxx: {
    label: 'Mixxx',
    settings: (target) =>
      columns([
        ['Type', 'Icecast 2'],
        ['Host', target.server],
        ['Port', target.port],
        ['Mount', target.mount],
        ['Login', sourceUser],
        ['Password', target.password ?? hidden],
        ['Format', codecNames[target.codec]],
        ['Bitrate', rateOf(target)],
      ]),
  },
  obs: {
    label: 'OBS',
    settings: (target) => {
      const { encoder, format, contentType } = ffmpegOutputs[target.codec];
      return columns([
        ['Output Mode', 'Advanced'],
        ['Type', 'Custom Output (FFmpeg)'],
        ['FFmpeg Output Type', 'Output to URL'],
        ['File path or URL', icecastUrl(target)],
        ['Container Format', format],
        ['Muxer Settings', `content_type=${contentType}${target.isSecure ? ' tls=1' : ''}`],
        ['Audio Bitrate', rateOf(target)],
        ['Audio Encoder', encoder],
      ]);
    },
  },
  ffmpeg: { label: 'ffmpeg', settings: ffmpegCommand },
  liquidsoap: {
    label: 'Liquidsoap',
    settings: ({ server, port, mount, password, codec, bitrate, isSecure }) =>
      [
        'radio = mksafe(playlist("music"))',
        'output.icecast(',
        `  ${liquidsoapFormats[codec](bitrate)},`,
        `  host=${JSON.stringify(server)}, port=${port}, mount=${JSON.stringify(mount)},`,
        `  user=${JSON.stringify(sourceUser)}, password=${JSON.stringify(password ?? passwordPlaceholder)},`,
        ...(isSecure ? ['  transport=http.transport.tls(),'] : []),
        '  radio)',
      ].join('\n'),
  },
  shoutcast: {
    label: 'SHOUTcast',
    settings: (target) =>
      columns([
        ['Type', 'SHOUTcast 1'],
        ['Address', target.server],
        // Encoders connect one port above the one that is entered.
        ['Port', target.shoutcastPort === null ? null : String(target.shoutcastPort - 1)],
        // The protocol has no mount: it stands before the password.
        ['Password', `${target.mount.slice(1)}:${target.password ?? hidden}`],
        ['Codec', codecNames[target.codec]],
        ['Bitrate', rateOf(target)],
      ]),
  },
};
