import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Whether people were told that a station is not heard, until it is heard again. */
export const downNotices: Migration = {
  async up(db) {
    await sql`alter table stations add column down_told_at timestamptz`.execute(db);
  },
};
