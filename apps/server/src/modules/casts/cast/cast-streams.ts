import type { CastStream, EngineInfo, StreamCodec } from '@unmuted/api/contract';
import type { StreamUrlOf } from '#/engine/engine.ts';
import type { CastRow } from '#/modules/casts/cast/cast.repository.ts';
import type { StreamRow } from '#/modules/casts/cast/streams.repository.ts';

const codecOf: Readonly<Record<string, StreamCodec>> = {
  'audio/mpeg': 'mp3',
  'audio/aac': 'aac',
  'audio/aacp': 'aac',
  'audio/flac': 'flac',
  'audio/opus': 'opus',
};

/** While on air, the values sent by the source take precedence; the stream's settings fill in the rest. */
export function toCastStream(
  row: StreamRow,
  cast: Pick<CastRow, 'status' | 'stopped_at'>,
  { engine, streamUrlOf }: { readonly engine: EngineInfo; readonly streamUrlOf: StreamUrlOf },
): CastStream {
  const isClosed = cast.status === 'suspended' || cast.stopped_at !== null;
  const live = isClosed || engine.state !== 'up' ? null : row.live;
  // The Ogg content type does not identify the codec.
  const codec = codecOf[live?.content_type?.split(';')[0]?.trim().toLowerCase() ?? ''] ?? row.codec;
  return {
    id: row.id,
    name: row.name,
    mount: row.mount,
    codec,
    bitrate: live?.bitrate ?? (codec === 'flac' ? null : row.bitrate),
    isPrimary: row.is_primary,
    onAir: engine.state === 'up' || isClosed ? live !== null : null,
    listeners: live?.listeners ?? null,
    listenUrl: streamUrlOf(row.mount),
  };
}
