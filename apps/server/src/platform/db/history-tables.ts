import type { Generated } from 'kysely';
import type { Moment } from '#/platform/db/columns.ts';

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

export interface CastDaysTable extends CastRollupTable {
  /** The highest count of each of its 48 half hours; null where there was none. */
  halves: Generated<(number | null)[]>;
}

/** All casts of a customer, or without one of everybody, summed at each moment. */
export interface FleetRollupTable extends RollupColumns {
  customer_id: string | null;
}

/** The sessions of a day of a cast's own zone, told apart by one dimension. */
export interface SessionDaysTable {
  cast_id: string;
  dimension: string;
  /** `2026-09-14`. */
  day: string;
  value: string;
  robot: boolean;
  starts: number;
  active: number;
  listened_ms: number;
  active_ms: number;
  /** By the hours of the day, 24 of them; null where a dimension is no filter. */
  hours_ms: number[] | null;
  active_hours_ms: number[] | null;
  reach_gaps: number[];
  reach_persons: number[];
  reach_returning: number[];
  active_gaps: number[];
  active_persons: number[];
  active_returning: number[];
  /** Sessions by the hour in which they began, 24 of them; null but for all sessions together. */
  starts_by_hour: number[] | null;
  active_by_hour: number[] | null;
}

/** Up to where the sessions of a cast are rolled up. */
export interface SessionDaysUntilTable {
  cast_id: string;
  zone: string;
  until: Moment;
}

/** An hour with sessions that came or changed since they were last rolled up. */
export interface SessionDueTable {
  cast_id: string;
  hour: Moment;
}

export interface HistoryTables {
  session_days: SessionDaysTable;
  session_days_until: SessionDaysUntilTable;
  session_due: SessionDueTable;
  listener_samples: ListenerSamplesTable;
  rollup_due: RollupDueTable;
  cast_minutes: CastRollupTable;
  cast_quarters: CastRollupTable;
  cast_halves: CastRollupTable;
  cast_hours: CastRollupTable;
  cast_days: CastDaysTable;
  fleet_minutes: FleetRollupTable;
  fleet_quarters: FleetRollupTable;
  fleet_halves: FleetRollupTable;
  fleet_hours: FleetRollupTable;
  fleet_days: FleetRollupTable;
}
