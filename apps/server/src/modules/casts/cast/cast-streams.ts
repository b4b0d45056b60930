import type { CastStream, EngineInfo, StreamCodec } from '@unmuted/api/contract';
import type { StreamUrlOf } from '#/engine/engine.ts';
import type { CastRow } from '#/modules/casts/cast/cast.repository.ts';
import { bitrateIssueOf, sourceKbps } from '#/modules/casts/cast/stream-bitrate.ts';
import type { StreamRow } from '#/modules/casts/cast/streams.repository.ts';

const codecOf: Readonly<Record<string, StreamCodec>> = {
  'audio/mpeg': 'mp3',
  'audio/aac': 'aac',
  'audio/aacp': 'aac',
  'audio/flac': 'flac',
  'audio/opus': 'opus',
};

/** Null when the content type does not identify the codec. */
function codecOfType(contentType: string): StreamCodec | null {
  const [type = '', ...parameters] = contentType
    .toLowerCase()
    .split(';')
    .map((part) => part.trim());
  if (!isOgg(type)) return codecOf[type] ?? null;
  const codec = parameters.find((each) => each.startsWith('codecs='))?.slice('codecs='.length);
  return codec === 'vorbis' ? 'ogg' : codec === 'opus' || codec === 'flac' ? codec : null;
}

const isOgg = (type: string): boolean => /^(?:application|audio)\/(?:x-)?ogg/.test(type);

/** An Ogg stream is never shown as MP3 or AAC, even while its codec is unknown. */
export function liveCodec(contentType: string | null, configured: StreamCodec): StreamCodec {
  if (contentType === null) return configured;
  const isOther = configured === 'mp3' || configured === 'aac';
  return codecOfType(contentType) ?? (isOgg(contentType.toLowerCase()) && isOther ? 'ogg' : configured);
}

/** Plans name no bitrate for FLAC, which depends on the sound. */
export function allowedKbps(stream: {
  readonly codec: StreamCodec;
  readonly bitrate_limit: number;
}): number | null {
  return stream.codec === 'flac' ? null : stream.bitrate_limit;
}

/** While on air, the values of the source count: a setting is never shown as the bitrate of a source. */
export function toCastStream(
  row: StreamRow,
  cast: Pick<CastRow, 'status' | 'stopped_at'>,
  { engine, streamUrlOf }: { readonly engine: EngineInfo; readonly streamUrlOf: StreamUrlOf },
): CastStream {
  const isClosed = cast.status === 'suspended' || cast.stopped_at !== null;
  const live = isClosed || engine.state !== 'up' ? null : row.live;
  const codec = liveCodec(live?.content_type ?? null, row.codec);
  const source = {
    codec,
    declaredKbps: live?.bitrate ?? null,
    measuredKbps: live?.measured_kbps ?? null,
    allowedKbps: allowedKbps(row),
  };
  return {
    id: row.id,
    name: row.name,
    mount: row.mount,
    ...source,
    bitrate: live ? sourceKbps(source) : row.bitrate,
    configuredKbps: row.bitrate,
    bitrateIssue: live ? bitrateIssueOf(source) : null,
    overBitrateAt: isClosed ? null : (row.over_bitrate_at?.toISOString() ?? null),
    isPrimary: row.is_primary,
    onAir: engine.state === 'up' || isClosed ? live !== null : null,
    listeners: live?.listeners ?? null,
    listenUrl: streamUrlOf(row.mount),
  };
}
