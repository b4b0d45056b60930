import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const moves: Migration = {
  async up(db) {
    // Set by a request; the server that controls the engine executes it.
    await sql`alter table listener_sessions add column move_to text`.execute(db);
  },
};
