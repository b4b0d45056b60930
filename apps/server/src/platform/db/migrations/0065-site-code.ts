import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Sites whose owners may add sections with code. */
export const siteCode: Migration = {
  async up(db) {
    await sql`alter table one_pages add column allows_code boolean not null default false`.execute(db);
  },
};
