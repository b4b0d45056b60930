import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const moves: Migration = {
  async up(db) {
    // Asked for by somebody; the server that holds the engine does it.
    await sql`alter table listener_sessions add column move_to text`.execute(db);
  },
};
