import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  // Addresses to truncate to their network, which the purge selects each hour: those of a whole
  // year are truncated already.
  `create index listener_sessions_whole on listener_sessions (started_at)
    where ended_at is not null and masklen(address) = case family(address) when 4 then 32 else 128 end`,
  'create index cast_bans_purge on cast_bans (until) where until is not null',
  'create index join_refusals_purge on join_refusals (hour)',
];

export const purgeIndexes: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
