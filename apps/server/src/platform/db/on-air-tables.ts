import type { ConnectionRefusal } from '@unmuted/api/contract';
import type { Generated, GeneratedAlways } from 'kysely';
import type { Moment } from '#/platform/db/columns.ts';

/** When the engine was looked at without a break. */
export interface EngineWatchesTable {
  began_at: Moment;
  seen_at: Moment;
}

/** A source of a mount, from its coming to its going. */
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

/** What the server that holds the engine is asked to do with a mount. */
export interface EngineOrdersTable {
  id: string;
  cast_id: string;
  mount: string;
  kind: 'drop_source' | 'restart' | 'set_title';
  title: string | null;
  keep_listeners: boolean;
  asked_at: Moment;
}

/** The latest look out for a source of a cast, and how the engine last refused one meanwhile. */
export interface ConnectionTestsTable {
  cast_id: string;
  started_at: Moment;
  ends_at: Moment;
  refused_at: Date | null;
  reason: ConnectionRefusal['reason'] | null;
  tried_mount: string | null;
  agent: string | null;
  content_type: string | null;
  /** The latest span of the cast when it began: later ones are of sources that have come since. */
  last_span: Generated<string>;
}

/** A title; one that several mounts of a cast play at once has one row. */
export interface PlayedTitlesTable {
  id: GeneratedAlways<string>;
  cast_id: string;
  mount: string;
  title: string;
  /** Of the whole cast, when it began. */
  listeners: number | null;
  started_at: Moment;
  ended_at: Date | null;
}
