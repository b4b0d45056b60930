import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  // Demo data is marked row by row and never added to recorded data (ADR 27).
  'alter table listener_sessions add column sample boolean not null default false',
  'alter table played_titles add column sample boolean not null default false',
  'alter table session_days add column sample boolean not null default false',
  'alter table session_days drop constraint session_days_pkey',
  'alter table session_days add primary key (cast_id, dimension, day, value, robot, sample)',
  // Empty outside of demos: whether a cast has sample data is one look-up.
  'create index listener_sessions_sample on listener_sessions (cast_id) where sample',
  'create index cast_days_sample on cast_days (cast_id) where sample',
];

export const sampleSessions: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
