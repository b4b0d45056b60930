import type { Generated } from 'kysely';
import type { Moment } from '#/platform/db/columns.ts';

interface PlansTable {
  id: string;
  kind: 'cast';
  is_public: boolean;
  is_self_service: boolean;
  archived_at: Generated<Date | null>;
  /** Incremented by each change. */
  version: Generated<number>;
  created_at: Moment;
}

/** Name, limits and price of a plan at one time; the latest edition is the current one. */
interface PlanEditionsTable {
  id: string;
  plan_id: string;
  /** From 1. */
  edition: number;
  name: string;
  listener_limit: number;
  streams_limit: number;
  /** kbit/s per stream. */
  bitrate_limit: number;
  price_text: string;
  created_at: Moment;
}

/** A customer's request for a product. */
interface ProductRequestsTable {
  id: string;
  account_id: string;
  /** The person who made it; null once deleted. */
  customer_id: string | null;
  kind: Generated<'cast' | 'station'>;
  /** Null for a station. */
  plan_edition_id: Generated<string | null>;
  name: string;
  address: Generated<string | null>;
  note: string;
  state: 'pending' | 'approved' | 'refused' | 'cancelled';
  reason: Generated<string | null>;
  cast_id: Generated<string | null>;
  /** Of a station; null for a cast. */
  timezone: Generated<string | null>;
  /** What the station should play: an address or a cast. */
  stream_url: Generated<string | null>;
  stream_cast_id: Generated<string | null>;
  station_id: Generated<string | null>;
  created_at: Moment;
  answered_at: Generated<Date | null>;
  answered_by: Generated<string | null>;
  /** The person of the staff who takes care of it; null for nobody. */
  assignee_id: Generated<string | null>;
}

/** An internal note of staff about a cast. */
interface CastNotesTable {
  id: string;
  cast_id: string;
  text: string;
  /** The author's name when it was written. */
  made_by: string;
  made_at: Moment;
}

export interface PlanTables {
  plans: PlansTable;
  plan_editions: PlanEditionsTable;
  product_requests: ProductRequestsTable;
  cast_notes: CastNotesTable;
}
