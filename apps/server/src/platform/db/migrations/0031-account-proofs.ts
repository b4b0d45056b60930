import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  // The owner of the mailbox chooses the password when the link is opened (ADR 10).
  'alter table registrations drop column password_hash',
  // When the second step was last verified in a session: sensitive changes require a recent one.
  'alter table sessions add column proved_at timestamptz',
];

export const accountProofs: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
