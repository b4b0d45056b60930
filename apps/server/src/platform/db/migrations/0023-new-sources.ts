import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  // The latest span of the cast when the connection test began: only later rows are new sources.
  // The engine's clock, from which a source's start time comes, may differ from ours.
  'alter table connection_tests add column last_span bigint not null default 0',
];

export const newSources: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
