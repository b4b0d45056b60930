import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

// Days of sessions get hours by player, which they may be filtered by: they are rolled up anew, as far back as sessions are
// kept, and read from the sessions until then.
export const playerHours: Migration = {
  async up(db) {
    await sql`delete from session_days_until u
      where exists (select from listener_sessions s where s.cast_id = u.cast_id)`.execute(db);
  },
};
