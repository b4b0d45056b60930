import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  'alter table stream_live add column measured_kbps integer',
  'alter table cast_streams add column over_bitrate_at timestamptz',
];

/** What a source really sends, and when the last one was disconnected for it. */
export const measuredBitrates: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
