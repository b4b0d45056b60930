import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

// Dayparts defined by the cast's owner, in order.
export const dayParts: Migration = {
  async up(db) {
    await sql`create table day_parts (
      cast_id uuid primary key references casts on delete cascade,
      parts jsonb not null,
      version integer not null check (version > 0)
    )`.execute(db);
  },
};
