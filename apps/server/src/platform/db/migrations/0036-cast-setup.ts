import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  // Casts that connected before stay null: their first source may be older than the retained on-air times.
  `alter table casts
    add column first_on_air_at timestamptz,
    add column setup_dismissed text[] not null default '{}'`,
];

export const castSetup: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
