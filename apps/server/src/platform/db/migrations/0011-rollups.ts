import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const figures = `at timestamptz not null,
    sample boolean not null,
    samples integer not null check (samples > 0),
    total bigint not null check (total >= 0),
    lowest integer not null check (lowest >= 0),
    highest integer not null check (highest >= lowest)`;
const steps = ['minutes', 'quarters', 'halves', 'hours', 'days'];
/** A step in progress is updated each minute: free space on the page avoids index updates. */
const room = (step: string) => (step === 'minutes' ? '' : 'with (fillfactor = 80)');

const statements = [
  // Minutes whose counts were added or changed since the last roll-up.
  'create table rollup_due (minute timestamptz primary key)',
  ...steps.flatMap((step) => [
    `create table cast_${step} (
      cast_id uuid not null references casts on delete cascade,
      ${figures},
      primary key (cast_id, at, sample)
    ) ${room(step)}`,
    // Rows are inserted in order of time, so a small BRIN index is enough.
    `create index cast_${step}_at on cast_${step} using brin (at) with (pages_per_range = 16, autosummarize = on)`,
    // Without a customer: the sum of all casts of all customers.
    `create table fleet_${step} (
      customer_id uuid references customers on delete cascade,
      ${figures},
      unique nulls not distinct (customer_id, at, sample)
    ) ${room(step)}`,
    `create index fleet_${step}_at on fleet_${step} using brin (at) with (pages_per_range = 16, autosummarize = on)`,
  ]),
  // Existing counts are rolled up in the background; until then they are read directly.
  `insert into rollup_due
    select minute
    from generate_series(
      (select date_trunc('minute', min(at)) from listener_samples),
      (select max(at) from listener_samples),
      interval '1 minute') as minute
    where exists (select from listener_samples where at >= minute and at < minute + interval '1 minute')`,
];

export const rollups: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
