import type { StreamingService, StreamProbe, StreamState } from '@unmuted/api/contract';
import type { ColumnType, Generated } from 'kysely';
import type { Moment } from '#/platform/db/columns.ts';

interface StreamingServicesTable {
  id: string;
  account_id: string;
  label: string;
  type: StreamingService['type'];
  /** The cast of a service that is hosted here; such a service has no URL of its own. */
  cast_id: string | null;
  url: string | null;
  mount: string | null;
  sid: number | null;
  admin_user: string | null;
  /** AES-256-GCM, see platform/crypto/secrets.ts. */
  admin_password: Buffer | null;
  poll_s: Generated<number>;
  paused_at: Date | null;
  /** Null unless paused; staff's pauses are theirs to end. */
  paused_by: 'customer' | 'staff' | null;
  previous_url: string | null;
  previous_url_until: Date | null;
  created_at: Moment;
  version: Generated<number>;
}

/** What a check can find. */
export type CheckedState = Exclude<StreamState, 'paused' | 'suspended'>;

interface ServiceChecksTable {
  service_id: string;
  next_at: Moment;
  /** The server that checks it now; another one takes it over after `lease_until`. */
  leased_by: string | null;
  lease_until: Date | null;
  checked_at: Date | null;
  state: Generated<CheckedState>;
  since: Date | null;
  /** A state that was seen once and is confirmed by the next check. */
  pending_state: CheckedState | null;
  problem: string | null;
  listeners: number | null;
  title: string | null;
  title_since: Date | null;
  codec: StreamProbe['codec'];
  bitrate_kbps: number | null;
  probe: ColumnType<StreamProbe | null, string | null, string | null>;
  raw_status: string | null;
}

/** A time in one state; the open one has no end. */
interface ServiceSpansTable {
  id: Generated<string>;
  service_id: string;
  state: CheckedState | 'paused';
  began_at: Moment;
  ended_at: Date | null;
}

export interface StationTables {
  streaming_services: StreamingServicesTable;
  service_checks: ServiceChecksTable;
  service_spans: ServiceSpansTable;
}
