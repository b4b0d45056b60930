import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Sessions of listeners with an app, by its package id: other players name no id with a dot, so they are not in the index.
 * Without it, the statistics of an app would read all sessions of its account.
 */
export const appSessions: Migration = {
  async up(db) {
    await sql`create index listener_sessions_app on listener_sessions (cast_id,
        (substring(agent from '^(?:Studio-Demo/1\\.0 )?([A-Za-z0-9_-]+(?:\\.[A-Za-z0-9_-]+)+)/')), started_at)
      where substring(agent from '^(?:Studio-Demo/1\\.0 )?([A-Za-z0-9_-]+(?:\\.[A-Za-z0-9_-]+)+)/') is not null`.execute(
      db,
    );
  },
};
