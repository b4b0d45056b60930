import type { ServerSettings, StagedChange, StreamCodec, StreamsSettings } from '@unmuted/api/contract';
import type { ColumnType, Generated } from 'kysely';
import type { Created, Moment } from '#/platform/db/columns.ts';

/** The streams of a cast: one to three, one of them the primary. */
export interface CastStreamsTable {
  id: string;
  cast_id: string;
  /** From 1. */
  position: number;
  name: string;
  mount: string;
  codec: StreamCodec;
  /** kbit/s; null for FLAC, which has no fixed bit rate. */
  bitrate: number | null;
  is_primary: boolean;
  /** AES-256-GCM, see platform/crypto/secrets.ts. */
  source_password: Buffer;
  created_at: Created;
  /** When the last source was disconnected because of its bitrate; null once a source connects again. */
  over_bitrate_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

/** The latest engine data of a stream on air; no row means off air. */
export interface StreamLiveTable {
  stream_id: string;
  listeners: number;
  content_type: string | null;
  /** kbit/s, as declared by the source. */
  bitrate: number | null;
  /** kbit/s, as received from the source. */
  measured_kbps: number | null;
}

/** Settings of the cast's owner. */
export interface CastSettingsColumns {
  description: Generated<string>;
  genres: Generated<string[]>;
  language: Generated<string | null>;
  website: Generated<string | null>;
  timezone: Generated<string>;
  /** Seconds after which a listener is disconnected; 0: never. */
  max_listen_s: Generated<number>;
  per_address: Generated<number | null>;
  fallback_stream_id: Generated<string | null>;
  /** Seconds for which listeners wait for a source that dropped; 0: not at all. */
  reconnect_hold_s: Generated<number>;
  general_version: Generated<number>;
  streams_version: Generated<number>;
  server_version: Generated<number>;
}

/** Changes that may have to be rolled back. The history of all sections is in `revisions`. */
export interface CastChangesTable {
  id: string;
  cast_id: string;
  rev: number;
  section: 'streams' | 'server';
  before: ColumnType<StreamsSettings | ServerSettings, string, string>;
  made_at: Moment;
  state: StagedChange['state'];
  /** The latest time of the rollback. */
  until: Date | null;
  /** Streams that were on air. */
  waiting_for: Generated<string[]>;
  /** Stream id → encrypted password in base64, for the removed streams. */
  sealed: ColumnType<Record<string, string>, string | undefined, string>;
}
