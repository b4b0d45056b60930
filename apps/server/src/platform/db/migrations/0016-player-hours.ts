import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

// Adds hours by player to session days, so that they can be filtered by player. They are rolled up
// again, as far back as sessions are retained, and read from the sessions until then.
export const playerHours: Migration = {
  async up(db) {
    await sql`delete from session_days_until u
      where exists (select from listener_sessions s where s.cast_id = u.cast_id)`.execute(db);
  },
};
