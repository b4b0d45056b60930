import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  // The latest span of the cast when its look out began: only what was written down later has come since. An engine's
  // clock, which says when a source came, may differ from ours.
  'alter table connection_tests add column last_span bigint not null default 0',
];

export const newSources: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
