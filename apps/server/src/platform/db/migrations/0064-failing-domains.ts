import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** When the daily checks of a verified domain began to fail; null while they succeed, and for failures before this column. */
export const failingDomains: Migration = {
  async up(db) {
    await sql`alter table site_domains add column failing_since timestamptz`.execute(db);
  },
};
