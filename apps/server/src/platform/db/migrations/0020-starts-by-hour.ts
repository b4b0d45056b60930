import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  // Adds session starts by hour to session days, for all sessions together. They are rolled up
  // again, as far back as sessions are retained, and read from the sessions until then.
  `alter table session_days add starts_by_hour integer[], add active_by_hour integer[]`,
  `delete from session_days_until u
    where exists (select from listener_sessions s where s.cast_id = u.cast_id)`,
  // Sessions that listeners ended themselves, people and robots, by time: an index-only scan.
  `create index listener_sessions_left on listener_sessions (cast_id, ended_at) include (started_at, class)
    where end_reason = 'left'`,
];

export const startsByHour: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
