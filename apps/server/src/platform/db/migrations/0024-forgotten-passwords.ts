import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  // Encrypted passwords of removed streams are retained until their change is confirmed or rolled
  // back (ADR 15). Changes that were confirmed at once, with no source on air, had not deleted
  // them.
  `update cast_changes set sealed = '{}' where state <> 'applying' and sealed <> '{}'`,
];

export const forgottenPasswords: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
