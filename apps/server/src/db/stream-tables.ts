import type { StreamCodec } from '@unmuted/api/contract';
import type { Created } from '#/db/columns.ts';

/** What a source may feed: one to three a cast, one of them the primary. */
export interface CastStreamsTable {
  id: string;
  cast_id: string;
  /** From 1. */
  position: number;
  name: string;
  mount: string;
  codec: StreamCodec;
  /** kbit/s; null for FLAC, which has none. */
  bitrate: number | null;
  is_primary: boolean;
  /** AES-256-GCM, see lib/secrets.ts. */
  source_password: Buffer;
  created_at: Created;
}

/** What the engine last said of a stream that is on air; without a row it is off air. */
export interface StreamLiveTable {
  stream_id: string;
  listeners: number;
  content_type: string | null;
  /** kbit/s, as the source declared it. */
  bitrate: number | null;
}
