import type { AccessRule, Ban, GeoRules, ListenerClass } from '@unmuted/api/contract';
import type { Generated } from 'kysely';
import type { Moment } from '#/platform/db/columns.ts';

/** One connection of a player. */
export interface ListenerSessionsTable {
  id: string;
  cast_id: string;
  mount: string;
  /** Truncated to its network once it is old enough: see composition/purge.ts. */
  address: string;
  /** Equal for equal address and user agent; cannot be reversed. */
  person: Buffer;
  agent: string | null;
  player: string | null;
  class: ListenerClass;
  country: string | null;
  referrer: string | null;
  is_returning: boolean;
  started_at: Moment;
  ended_at: Date | null;
  end_reason: 'left' | 'disconnected' | 'banned' | 'refused' | 'lost' | null;
  /** Set by a request; the server that controls the engine executes it. */
  disconnect_reason: 'disconnected' | 'banned' | 'refused' | null;
  /** The target mount of a requested move, executed likewise. */
  move_to: Generated<string | null>;
  seq: Generated<string>;
  /** Whether it is demo data. */
  sample: Generated<boolean>;
}

export interface CastBansTable {
  id: string;
  cast_id: string;
  kind: Ban['kind'];
  network: string | null;
  agent: string | null;
  /** The displayed form; the full address of a ban created from a listener is not shown. */
  shown: string;
  reason: string;
  made_by: string;
  made_at: Moment;
  until: Date | null;
  hits: Generated<number>;
}

export interface CastGeolocksTable {
  cast_id: string;
  enabled: boolean;
  mode: GeoRules['mode'];
  countries: string[];
  allow_unknown: boolean;
  allow_networks: string[];
  /** One per network, in the same order. */
  allow_notes: string[];
  version: number;
  changed_at: Moment;
}

export interface JoinRefusalsTable {
  cast_id: string;
  hour: Moment;
  rule: AccessRule;
  /** Empty when unknown. */
  country: string;
  count: number;
}

/** Listeners rejected because the cast was full. A person counts once an hour. */
export interface FullRejectionsTable {
  cast_id: string;
  hour: Moment;
  count: number;
  last_at: Moment;
}
