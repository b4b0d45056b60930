import type { StreamCodec } from '@unmuted/api/contract';
import type { Standing } from '#/modules/directories/directories/directory-context.repository.ts';
import type { DirectoryConfig } from '#/modules/directories/directories/directory-registry.ts';
import { fail, ok, type Seen, type Seens, unknown, warn } from '#/modules/directories/preflight/evaluate.ts';
import { isPublicAddress, isPublicHost } from '#/platform/connector/addresses.ts';
import type { Answer } from '#/platform/connector/connector.ts';
import type { ConnectorCode } from '#/platform/connector/connector-error.ts';
import type { Probed } from '#/platform/connector/probe-audio.ts';
import { cleanTitle } from '#/platform/lib/clean-text.ts';

/** The result of connecting to the stream like a directory. */
export type Listened =
  | {
      readonly answer: Answer;
      readonly title: string | null;
      readonly probed: Probed;
    }
  | { readonly code: ConnectorCode };

/** Players give up on a slower stream. Source: screens 2.11. */
const answersWithinMs = 5_000;
const certificateDays = 14;
const notChecked = unknown('not_checked');

const reasons = {
  time_out: 'time_out',
  not_resolved: 'not_resolved',
  certificate: 'certificate',
  forbidden_address: 'address_refused',
  forbidden_port: 'address_refused',
  bad_url: 'address_refused',
  unreachable: 'unreachable',
  too_many_redirects: 'unreachable',
  bad_reply: 'not_readable',
  head_too_large: 'not_readable',
  body_too_large: 'not_readable',
  encoded: 'not_readable',
  busy: 'not_checked',
} as const satisfies Record<ConnectorCode, NonNullable<Seen['reason']>>;

interface About {
  readonly streamUrl: string;
  readonly standing: Standing;
  readonly directories: readonly DirectoryConfig[];
  readonly now: Date;
}

/** Checks that need a connection to the stream. */
export function streamChecks(listened: Listened, { streamUrl, standing, directories, now }: About): Seens {
  const probe = 'code' in listened || listened.answer.status !== 200 ? null : listened;
  return {
    answers: answers(listened, streamUrl),
    tls: tls(listened, streamUrl, directories, now),
    reachable: reachable(listened, streamUrl),
    plain_address: plainAddress(listened, streamUrl),
    content_type: contentType(probe, standing, directories),
    audio: audio(probe, standing),
    icy_name: icyName(probe, standing),
    icy_genre: icyGenre(probe, standing),
    icy_bitrate: icyBitrate(probe, standing),
  };
}

function answers(listened: Listened, url: string): Seen {
  if ('code' in listened) {
    const reason = reasons[listened.code];
    return reason === 'not_checked' ? unknown(reason) : fail(reason, { url });
  }
  const { answer, title } = listened;
  const facts = { status: answer.status, tookMs: answer.tookMs, url: answer.url, actual: title };
  if (answer.status !== 200) return fail('status', facts);
  return answer.tookMs > answersWithinMs ? fail('time_out', facts) : ok(facts);
}

/** HTTPS-only directories reject plain HTTP; for others it is a warning, because browsers block it on HTTPS pages. */
function tls(listened: Listened, url: string, directories: readonly DirectoryConfig[], now: Date): Seen {
  const last = 'code' in listened ? url : listened.answer.url;
  if (new URL(last).protocol !== 'https:') {
    const isDemanded = directories.some(({ demands }) => demands.includes('tls'));
    return (isDemanded ? fail : warn)('not_https', { url: last });
  }
  if ('code' in listened) return listened.code === 'certificate' ? fail('certificate', { url }) : notChecked;
  const { certificateEndsAt: ends } = listened.answer;
  const facts = { url: last, certificateEndsAt: ends?.toISOString() ?? null };
  const isSoon = ends !== null && ends.getTime() - now.getTime() < certificateDays * 86_400_000;
  return isSoon ? warn('certificate', facts) : ok(facts);
}

function reachable(listened: Listened, url: string): Seen {
  const { hostname: host } = new URL(url);
  if (!isPublicHost(host)) return fail('not_public', { host });
  if ('code' in listened) return unknown('not_checked', { host });
  return isPublicAddress(listened.answer.address) ? ok({ host }) : fail('not_public', { host });
}

/** URLs with a query look like they contain an expiring token. */
function plainAddress(listened: Listened, url: string): Seen {
  const last = 'code' in listened ? url : listened.answer.url;
  return [url, last].some((each) => new URL(each).search !== '')
    ? fail('token', { url: last.split('?')[0] ?? last })
    : ok({ url: last });
}

const types: Readonly<Record<StreamCodec, readonly string[]>> = {
  mp3: ['audio/mpeg', 'audio/mp3'],
  aac: ['audio/aac', 'audio/aacp', 'audio/x-aac'],
  ogg: ['application/ogg', 'audio/ogg'],
  opus: ['application/ogg', 'audio/ogg', 'audio/opus'],
  flac: ['application/ogg', 'audio/ogg', 'audio/flac', 'audio/x-flac'],
};

function contentType(
  probe: StreamProbe | null,
  { codec }: Standing,
  directories: readonly DirectoryConfig[],
): Seen {
  if (!probe) return notChecked;
  const actual = header(probe, 'content-type')?.split(';')[0]?.trim().toLowerCase() ?? null;
  const facts = { actual, expected: codec };
  if (actual === null) return fail('missing', facts);
  if (!/^(?:audio\/|application\/ogg$)/.test(actual)) return fail('not_audio', facts);
  const without = directories.filter(({ codecs }) => codecs && !codecs.includes(codec));
  if (without.length > 0) return { ...fail('not_accepted', facts), failsFor: without };
  return types[codec].includes(actual) ? ok(facts) : warn('differs', facts);
}

/** ffprobe's codec names. */
const probedNames: Readonly<Record<StreamCodec, readonly string[]>> = {
  mp3: ['mp3'],
  aac: ['aac'],
  ogg: ['vorbis'],
  opus: ['opus'],
  flac: ['flac'],
};

function audio(probe: StreamProbe | null, { codec }: Standing): Seen {
  if (!probe) return notChecked;
  const { probed } = probe;
  if (probed === 'no_probe') return unknown('no_probe');
  if (probed === 'none') return fail('not_audio', { expected: codec });
  const facts = { actual: probed.codec, expected: codec };
  return probedNames[codec].includes(probed.codec) ? ok(facts) : warn('differs', facts);
}

function icyName(probe: StreamProbe | null, { name }: Standing): Seen {
  if (!probe) return notChecked;
  const actual = header(probe, 'icy-name');
  if (actual === null) return warn('missing', { expected: name });
  return actual === name ? ok({ actual, expected: name }) : warn('differs', { actual, expected: name });
}

function icyGenre(probe: StreamProbe | null, { genres }: Standing): Seen {
  if (!probe) return notChecked;
  const actual = header(probe, 'icy-genre');
  const expected = genres.length === 0 ? null : genres.join(',');
  if (actual === null) return warn('missing', { expected });
  const isAny =
    genres.length === 0 || genres.some((each) => actual.toLowerCase().includes(each.toLowerCase()));
  return isAny ? ok({ actual, expected }) : warn('differs', { actual, expected });
}

function icyBitrate(probe: StreamProbe | null, { bitrate }: Standing): Seen {
  if (!probe) return notChecked;
  const info = /(?:^|[;,\s])(?:ice-)?bitrate=(\d+)/.exec(header(probe, 'ice-audio-info') ?? '')?.[1];
  const actual = header(probe, 'icy-br') ?? info ?? null;
  const expected = bitrate === null ? null : String(bitrate);
  if (actual === null) return expected === null ? ok() : warn('missing', { expected });
  // Some servers send one value per stream.
  return expected === null || actual.split(',')[0]?.trim() === expected
    ? ok({ actual, expected })
    : warn('differs', { actual, expected });
}

type StreamProbe = Exclude<Listened, { code: ConnectorCode }>;

const header = ({ answer }: StreamProbe, name: string) => cleanTitle(answer.headers.get(name) ?? '');
