import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  // Days of sessions get how many began in each of their 24 hours, for all sessions together: they are rolled up anew, as far
  // back as sessions are kept, and read from the sessions until then.
  `alter table session_days add starts_by_hour integer[], add active_by_hour integer[]`,
  `delete from session_days_until u
    where exists (select from listener_sessions s where s.cast_id = u.cast_id)`,
  // Who left by themselves, people and robots, in order of time: read without the rows themselves.
  `create index listener_sessions_left on listener_sessions (cast_id, ended_at) include (started_at, class)
    where end_reason = 'left'`,
];

export const startsByHour: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
