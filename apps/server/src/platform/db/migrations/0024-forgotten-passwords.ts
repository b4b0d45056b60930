import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  // The sealed passwords of removed streams are kept until their change is decided (ADR 15). One that was kept at once, with
  // nobody on air, had never forgotten them.
  `update cast_changes set sealed = '{}' where state <> 'applying' and sealed <> '{}'`,
];

export const forgottenPasswords: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
