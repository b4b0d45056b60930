import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  // One row per scheduled job: the result of its last run.
  `create table job_runs (
    job text primary key,
    began_at timestamptz not null,
    done_at timestamptz,
    failed_at timestamptz,
    error text,
    failures_in_row integer not null default 0
  )`,
];

export const jobRuns: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
