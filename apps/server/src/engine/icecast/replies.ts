import { cleanAgent, cleanTitle } from '#/platform/lib/clean-text.ts';
import { plainAddress } from '#/platform/lib/ip-address.ts';
import type { ReportedMount } from '../bitrate-meter.ts';
import { bitrateOfAudioInfo, parseBitrate } from '../declared-bitrate.ts';
import type { EngineClient, EngineMount, EngineStats } from '../engine.ts';
import { EngineError } from '../engine-error.ts';
import { children, countOf, parseXml, textOf, type XmlNode } from '../xml.ts';

const maxMountLength = 255;

function mountName(node: XmlNode): string {
  const mount = textOf(node, '@mount') ?? '';
  if (!mount.startsWith('/') || mount.length > maxMountLength) {
    throw new EngineError('bad_reply', 'The engine sent a strange mount name.');
  }
  return mount;
}

/**
 * Icecast writes `2026-11-21T02:44:09+0000`: valid ISO 8601, but not in the format that JavaScript
 * guarantees to parse.
 */
function moment(text: string | null): string | null {
  if (!text) return null;
  const date = new Date(text.replace(/([+-]\d\d)(\d\d)$/, '$1:$2'));
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}

function title(source: XmlNode): string | null {
  const own = textOf(source, 'title');
  const artist = textOf(source, 'artist');
  return cleanTitle(artist && own ? `${artist} - ${own}` : (own ?? ''));
}

function bitrate(source: XmlNode): number | null {
  return (
    parseBitrate(textOf(source, 'bitrate')) ??
    parseBitrate(textOf(source, 'ice-bitrate')) ??
    bitrateOfAudioInfo(textOf(source, 'audio_info'))
  );
}

/**
 * The content type of an Ogg stream does not identify its codec; Icecast reports it in elements of its own.
 */
function contentType(source: XmlNode): string | null {
  const type = textOf(source, 'server_type') || null;
  if (type === null || !/^(?:application|audio)\/(?:x-)?ogg$/i.test(type)) return type;
  const isFlac = textOf(source, 'FLAC_version') !== null;
  const codec = isFlac ? 'flac' : (textOf(source, 'subtype') ?? '').toLowerCase();
  return ['vorbis', 'opus', 'flac'].includes(codec) ? `${type}; codecs=${codec}` : type;
}

function mountStats(source: XmlNode): ReportedMount {
  return {
    mount: mountName(source),
    listeners: countOf(source, 'listeners') ?? 0,
    listenerPeak: countOf(source, 'listener_peak') ?? 0,
    title: title(source),
    contentType: contentType(source),
    bitrate: bitrate(source),
    connectedSince: moment(textOf(source, 'stream_start_iso8601')),
    sourceAgent: cleanAgent(textOf(source, 'user_agent') ?? ''),
    bytesSent: countOf(source, 'total_bytes_sent'),
    bytesReceived: countOf(source, 'total_bytes_read'),
  };
}

/**
 * A mount that waits for its source (the source is gone, a fallback plays) has no start time and is
 * off air.
 */
const isLive = (source: XmlNode): boolean => textOf(source, 'stream_start_iso8601') !== null;

/** Statistics as reported by the engine, before the bitrates are measured. */
export type StatsReply = Omit<EngineStats, 'mounts'> & { readonly mounts: readonly ReportedMount[] };

export function readStatsReply(xml: string, checkedAt: string): StatsReply {
  const root = parseXml(xml, 'icestats');
  const server = cleanAgent(textOf(root, 'server_id') ?? '');
  return {
    serverStart: moment(textOf(root, 'server_start_iso8601')),
    version: server?.replace(/^(?:Icecast|Studio relay) /, '') ?? null,
    checkedAt,
    mounts: children(root, 'source').filter(isLive).map(mountStats),
  };
}

export function readMountsReply(xml: string): EngineMount[] {
  return children(parseXml(xml, 'icestats'), 'source').map((source) => ({
    mount: mountName(source),
    listeners: countOf(source, 'listeners') ?? 0,
    fallback: textOf(source, 'fallback') || null,
    connectedS: countOf(source, 'Connected') ?? 0,
    contentType: textOf(source, 'content-type') || null,
  }));
}

function client(listener: XmlNode): EngineClient {
  const id = textOf(listener, 'ID') ?? '';
  if (!/^\d{1,20}$/.test(id)) throw new EngineError('bad_reply', 'The engine sent a strange client id.');
  const agent = cleanAgent(textOf(listener, 'UserAgent') ?? '');
  return {
    id,
    ip: plainAddress(textOf(listener, 'IP') ?? '') ?? '',
    // Icecast's placeholder for a missing user agent.
    agent: agent === 'Unknown' ? null : agent,
    connectedS: countOf(listener, 'Connected') ?? 0,
  };
}

export function readClientsReply(xml: string): EngineClient[] {
  const [source] = children(parseXml(xml, 'icestats'), 'source');
  return source === undefined ? [] : children(source, 'listener').map(client);
}

/** The status is not enough: an unknown client also gets HTTP 200, with `<return>0</return>`. */
export function readCommandReply(xml: string): { readonly done: boolean; readonly message: string } {
  const root = parseXml(xml, 'iceresponse');
  return { done: textOf(root, 'return') === '1', message: cleanTitle(textOf(root, 'message') ?? '') ?? '' };
}
