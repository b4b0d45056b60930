import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  // The highest count of each of its 48 half hours of UTC beside a day, null where there was none: the curves of hundreds of
  // casts are two rows each instead of 48.
  `alter table cast_days
    add halves integer[] not null default array_fill(null::integer, array[48]) check (cardinality(halves) = 48)`,
  // As far back as curves are shown: of every day it would take longer than a server may take to start.
  `update cast_days set halves = (
      select array_agg(highest order by half)
      from generate_series(0, 47) as half
      left join cast_halves on cast_halves.cast_id = cast_days.cast_id and cast_halves.sample = cast_days.sample
        and cast_halves.at = cast_days.at + half * interval '30 minutes')
    where at >= (select max(at) from cast_days) - interval '48 hours'`,
  // A day is written again each minute, so its row does not lie among those of its time.
  'create index cast_days_of on cast_days (at)',
  'drop index cast_days_at',
];

export const dayCurves: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
