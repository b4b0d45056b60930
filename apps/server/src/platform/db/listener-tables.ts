import type { AccessRule, Ban, GeoRules, ListenerClass } from '@unmuted/api/contract';
import type { ColumnType, Generated } from 'kysely';
import type { Moment } from '#/platform/db/columns.ts';

/** One connection of a player. */
export interface ListenerSessionsTable {
  id: string;
  cast_id: string;
  mount: string;
  /** A network once it is old enough: see composition/purge.ts. */
  address: string;
  /** The same for the same address and agent; it cannot be turned back into them. */
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
  /** Asked for by somebody; the server that holds the engine does it. */
  cut_reason: 'disconnected' | 'banned' | 'refused' | null;
  /** The mount it is to go to; likewise. */
  move_to: Generated<string | null>;
  seq: Generated<string>;
}

export interface CastBansTable {
  id: string;
  cast_id: string;
  kind: Ban['kind'];
  network: string | null;
  agent: string | null;
  /** What its list says; an address that was taken from a listener is not written out. */
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
  /** One a network, in its order. */
  allow_notes: string[];
  version: number;
  changed_at: Moment;
}

/** What a change made of the rules. */
export interface CastGeolockChangesTable {
  cast_id: string;
  /** The one that it made. */
  version: number;
  before: ColumnType<GeoRules, string, never>;
  after: ColumnType<GeoRules, string, never>;
  /** Listeners it cut. */
  cut: number;
  made_by: string;
  made_at: Moment;
}

export interface JoinRefusalsTable {
  cast_id: string;
  hour: Moment;
  rule: AccessRule;
  /** Empty where it is not known. */
  country: string;
  count: number;
}
