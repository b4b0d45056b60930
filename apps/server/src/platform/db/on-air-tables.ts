import type { ConnectionRefusal } from '@unmuted/api/contract';
import type { Generated, GeneratedAlways } from 'kysely';
import type { Moment } from '#/platform/db/columns.ts';

/** An interval in which the engine was monitored without a gap. */
export interface EngineWatchesTable {
  began_at: Moment;
  seen_at: Moment;
}

/** A source of a mount, from connect to disconnect. */
export interface OnAirSpansTable {
  id: GeneratedAlways<string>;
  cast_id: string;
  mount: string;
  started_at: Moment;
  ended_at: Date | null;
  agent: string | null;
  content_type: string | null;
  bitrate: number | null;
}

/** A command on a mount for the server that controls the engine. */
export interface EngineOrdersTable {
  id: string;
  cast_id: string;
  mount: string;
  kind: 'drop_source' | 'restart' | 'set_title';
  title: string | null;
  keep_listeners: boolean;
  requested_at: Moment;
}

/** The latest connection test of a cast, and the engine's last rejection of a source during it. */
export interface ConnectionTestsTable {
  cast_id: string;
  started_at: Moment;
  ends_at: Moment;
  refused_at: Date | null;
  reason: ConnectionRefusal['reason'] | null;
  tried_mount: string | null;
  agent: string | null;
  content_type: string | null;
  /** The latest span of the cast when the test began: later ones are new sources. */
  last_span: Generated<string>;
}

/** A title; one row when several mounts of a cast play it at once. */
export interface PlayedTitlesTable {
  id: GeneratedAlways<string>;
  cast_id: string;
  mount: string;
  title: string;
  /** Listeners of the whole cast when the title began. */
  listeners: number | null;
  started_at: Moment;
  ended_at: Date | null;
  /** Whether it is demo data. */
  sample: Generated<boolean>;
}

/** A past suspension; the current one is in `casts`. */
export interface CastSuspensionsTable {
  cast_id: string;
  began_at: Moment;
  ended_at: Moment;
}
