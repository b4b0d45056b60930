import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Whether people were told that TuneIn refuses a station, until it accepts a song. */
export const refusalNotices: Migration = {
  async up(db) {
    await sql`alter table tune_in_queue add column refusal_told_at timestamptz`.execute(db);
    await sql`create index tune_in_queue_refused on tune_in_queue (since) where state = 'refused'`.execute(
      db,
    );
  },
};
