import type { ProbedCodec, StreamProbe as StoredProbe } from '@unmuted/api/contract';
import { bitrateOfAudioInfo, parseBitrate } from '#/engine/declared-bitrate.ts';
import { type Asked, ask, excerptOf, hasAnswered } from '#/modules/stations/probe/ask-page.ts';
import { audioFactsOf, bitrateOf } from '#/modules/stations/probe/audio-facts.ts';
import { isHlsPlaylist } from '#/modules/stations/probe/hls-playlist.ts';
import { readHls } from '#/modules/stations/probe/read-hls.ts';
import type { Answer, Connector } from '#/platform/connector/connector.ts';
import { metaIntervalOf, separate } from '#/platform/connector/icy-body.ts';
import { cleanTitle } from '#/platform/lib/clean-text.ts';
import { decodeText } from '#/platform/lib/decode-text.ts';

/** What a listener who opens the stream gets. What is not known is null. */
export interface StreamProbe extends Omit<StoredProbe, 'at' | 'certificateEndsAt'> {
  readonly certificateEndsAt: Date | null;
}

/** Two titles of the usual interval of 16,000 bytes; without a burst, as much as plays in five seconds. */
const heardBytes = 40_000;
const heardWithinMs = 5_000;
const withinMs = 15_000;
const maxRawBytes = 4_096;
/** The field that marks an ad, in place of the title of the song before. */
const adFlag = "adw_ad='true'";

/** Opens a stream like a player and reads its start; `charset` is that of titles that are not UTF-8. Rejects only for faults of this server. */
export async function probeStream(
  connector: Connector,
  url: string,
  charset: string | null = null,
): Promise<StreamProbe> {
  return examineStream(connector, await openStream(connector, url), charset);
}

export function openStream(connector: Connector, url: string): Promise<Asked> {
  return ask(connector, {
    url,
    headers: { 'icy-metadata': '1' },
    wanted: { firstBytes: heardBytes, withinMs: heardWithinMs },
    withinMs,
  });
}

/** Reads a reply that was opened before. */
export async function examineStream(
  connector: Connector,
  asked: Asked,
  charset: string | null = null,
): Promise<StreamProbe> {
  if ('code' in asked)
    return { ...nothing, state: hasAnswered(asked.code) ? 'not_audio' : 'unreachable', problem: asked.code };
  const facts = factsOfHead(asked);
  if (asked.status !== 200) return { ...facts, state: 'refused', problem: String(asked.status) };
  const text = decodeText(asked.body, null).text;
  if (isHlsPlaylist(text)) return examineHls(connector, { text, answer: asked, facts });
  return examineAudio(asked, facts, charset);
}

function examineAudio(answer: Answer, facts: StreamProbe, charset: string | null): StreamProbe {
  const { audio, title, isAd } = separate(answer.body, metaIntervalOf(answer.headers), charset);
  const heard = audioFactsOf(audio);
  const isDeclared = facts.contentType === null ? answer.protocol === 'ICY' : isAudio(facts.contentType);
  if (heard.codec === null && (!isDeclared || isMarkup(audio)))
    return { ...facts, state: 'not_audio', problem: 'other_content' };
  if (audio.length === 0) return { ...facts, state: 'not_audio', problem: 'no_data' };
  return {
    ...facts,
    codec: heard.codec ?? codecOfType(facts.contentType),
    bitrateKbps: bitrateOf(heard, facts.bitrateKbps),
    sampleRateHz: heard.sampleRateHz,
    channels: heard.channels,
    title: isAd ? adFlag : (title ?? heard.title),
  };
}

interface Playlist {
  readonly text: string;
  readonly answer: Answer;
  readonly facts: StreamProbe;
}

async function examineHls(connector: Connector, { text, answer, facts }: Playlist): Promise<StreamProbe> {
  const hls = { ...facts, codec: 'hls' as const, bitrateKbps: null };
  const reading = await readHls(connector, text, answer.url);
  if (reading === 'no_segments') return { ...hls, state: 'not_audio', problem: 'no_segments' };
  if ('code' in reading)
    return { ...hls, state: hasAnswered(reading.code) ? 'not_audio' : 'unreachable', problem: reading.code };
  if ('status' in reading) return { ...hls, state: 'refused', problem: String(reading.status) };
  const { sampleRateHz, channels } = reading.facts;
  const bitrateKbps = bitrateOf(reading.facts, reading.bandwidthKbps);
  return { ...hls, title: reading.title, bitrateKbps, sampleRateHz, channels };
}

const nothing: StreamProbe = {
  state: 'up',
  problem: null,
  status: null,
  contentType: null,
  codec: null,
  bitrateKbps: null,
  sampleRateHz: null,
  channels: null,
  icyName: null,
  icyGenre: null,
  title: null,
  firstByteMs: null,
  certificateEndsAt: null,
  server: null,
  rawReply: '',
};

function factsOfHead(answer: Answer): StreamProbe {
  const { headers, status, tookMs, certificateEndsAt } = answer;
  const header = (name: string) => cleanTitle(headers.get(name) ?? '');
  return {
    ...nothing,
    status,
    contentType: cleanTitle(headers.get('content-type')?.split(';')[0]?.toLowerCase() ?? ''),
    bitrateKbps: parseBitrate(headers.get('icy-br')) ?? bitrateOfAudioInfo(headers.get('ice-audio-info')),
    icyName: header('icy-name'),
    icyGenre: header('icy-genre'),
    firstByteMs: tookMs,
    certificateEndsAt,
    server: header('server') ?? cleanTitle((headers.get('icy-notice2') ?? '').replace(/<[^>]*>/g, ' ')),
    rawReply: rawReplyOf(answer),
  };
}

function rawReplyOf({ protocol, status, headers }: Answer): string {
  const lines = [...headers].map(([name, value]) =>
    name.includes('cookie') ? `${name}: …` : `${name}: ${value}`,
  );
  return excerptOf([`${protocol} ${status}`, ...lines].join('\n'), maxRawBytes);
}

const isAudio = (type: string): boolean =>
  (/^audio\//.test(type) && !/mpegurl|scpls/.test(type)) || type === 'application/ogg';

const isMarkup = (body: Buffer): boolean =>
  /^\s*<(?:!doctype|html|\?xml)/i.test(body.toString('latin1', 0, 100));

/** Ogg is left out: it can contain any codec. */
function codecOfType(type: string | null): ProbedCodec | null {
  if (type === null) return null;
  if (/^audio\/(?:mpeg|mp3|x-mpeg)$/.test(type)) return 'mp3';
  if (/^audio\/(?:x-)?aacp?$/.test(type)) return 'aac';
  return (
    (['vorbis', 'opus', 'flac'] as const).find((codec) => type.replace('/x-', '/') === `audio/${codec}`) ??
    null
  );
}
