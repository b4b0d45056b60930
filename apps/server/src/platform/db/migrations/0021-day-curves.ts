import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  // Adds to each day the peaks of its 48 UTC half hours, null without data: the curves of hundreds
  // of casts take two rows each instead of 48.
  `alter table cast_days
    add halves integer[] not null default array_fill(null::integer, array[48]) check (cardinality(halves) = 48)`,
  // Only as far back as curves are shown: all days would exceed the start timeout.
  `update cast_days set halves = (
      select array_agg(highest order by half)
      from generate_series(0, 47) as half
      left join cast_halves on cast_halves.cast_id = cast_days.cast_id and cast_halves.sample = cast_days.sample
        and cast_halves.at = cast_days.at + half * interval '30 minutes')
    where at >= (select max(at) from cast_days) - interval '48 hours'`,
  // A day is updated each minute, so its row is not stored next to rows of the same time.
  'create index cast_days_of on cast_days (at)',
  'drop index cast_days_at',
];

export const dayCurves: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
