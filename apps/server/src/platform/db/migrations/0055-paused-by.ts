import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  "alter table streaming_services add paused_by text check (paused_by in ('customer', 'staff'))",
  // Until now, only staff could pause checks.
  "update streaming_services set paused_by = 'staff' where paused_at is not null",
  'alter table streaming_services add check ((paused_at is null) = (paused_by is null))',
];

export const pausedBy: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
