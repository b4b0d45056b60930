import type { Generated } from 'kysely';
import type { Moment } from '#/db/columns.ts';

export interface ListenerSamplesTable {
  username: string;
  at: Moment;
  listeners: number;
  sample: Generated<boolean>;
}

/** A minute whose counts came or changed since it was last rolled up. */
export interface RollupDueTable {
  minute: Moment;
}

/** The counts within one step of time. What was made for the demo has rows of its own. */
interface RollupColumns {
  /** When the step begins. */
  at: Moment;
  sample: boolean;
  /** How many counts there were: the mean is `total / samples`. */
  samples: number;
  total: string;
  lowest: number;
  highest: number;
}

export interface CastRollupTable extends RollupColumns {
  cast_id: string;
}

/** All casts of a customer, or without one of everybody, summed at each moment. */
export interface FleetRollupTable extends RollupColumns {
  customer_id: string | null;
}

export interface HistoryTables {
  listener_samples: ListenerSamplesTable;
  rollup_due: RollupDueTable;
  cast_minutes: CastRollupTable;
  cast_quarters: CastRollupTable;
  cast_halves: CastRollupTable;
  cast_hours: CastRollupTable;
  cast_days: CastRollupTable;
  fleet_minutes: FleetRollupTable;
  fleet_quarters: FleetRollupTable;
  fleet_halves: FleetRollupTable;
  fleet_hours: FleetRollupTable;
  fleet_days: FleetRollupTable;
}
