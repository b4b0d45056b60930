import type { Generated } from 'kysely';
import type { Moment } from '#/platform/db/columns.ts';

export interface ListenerSamplesTable {
  username: string;
  at: Moment;
  listeners: number;
  sample: Generated<boolean>;
}

/** A minute whose counts were added or changed since the last roll-up. */
export interface RollupDueTable {
  minute: Moment;
}

/** Listener counts within one time step. Demo data has rows of its own. */
interface RollupColumns {
  /** Start of the step. */
  at: Moment;
  sample: boolean;
  /** Number of counts: the average is `total / samples`. */
  samples: number;
  total: string;
  lowest: number;
  highest: number;
}

export interface CastRollupTable extends RollupColumns {
  cast_id: string;
}

export interface CastDaysTable extends CastRollupTable {
  /** Peaks of its 48 half hours; null without data. */
  halves: Generated<(number | null)[]>;
}

/** Sum of all casts of a customer, or of all customers, at each point in time. */
export interface FleetRollupTable extends RollupColumns {
  account_id: string | null;
}

/** The sessions of a day in the cast's time zone, broken down by one dimension. */
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
  /** By hour of the day, 24 values; null for dimensions without filters. */
  hours_ms: number[] | null;
  active_hours_ms: number[] | null;
  reach_gaps: number[];
  reach_persons: number[];
  reach_returning: number[];
  active_gaps: number[];
  active_persons: number[];
  active_returning: number[];
  /** Session starts by hour, 24 values; null except in the row of all sessions. */
  starts_by_hour: number[] | null;
  active_by_hour: number[] | null;
  /** Demo data has rows of its own. */
  sample: Generated<boolean>;
}

/** The time until which a cast's sessions are rolled up. */
export interface SessionDaysUntilTable {
  cast_id: string;
  zone: string;
  until: Moment;
}

/** An hour with sessions that were added or changed since the last roll-up. */
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
