import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  'alter table cast_directories rename column looked_at to checked_at',
  'alter table cast_changes rename column waits_for to waiting_for',
  'alter table listener_sessions rename column cut_reason to disconnect_reason',
  'alter index listener_sessions_cut rename to listener_sessions_disconnects',
  'alter table engine_orders rename column asked_at to requested_at',
  'alter table job_runs rename column failures_in_row to consecutive_failures',
  "update job_runs set job = 'check-directories' where job = 'look-in-directories'",
];

/** Renames columns to the standard terms of the glossary. */
export const columnNames: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
