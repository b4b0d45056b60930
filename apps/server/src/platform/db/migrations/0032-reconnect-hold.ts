import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  `alter table casts add column reconnect_hold_s integer not null default 10
    check (reconnect_hold_s between 0 and 60)`,
  // Earlier revisions and changes that may be rolled back get the default, so that they can still be restored.
  `update revisions set "values" = "values" || '{"reconnectHoldS": 10}'
    where object_type = 'cast' and section = 'server'`,
  `update cast_changes set before = before || '{"reconnectHoldS": 10}' where section = 'server'`,
];

/** Listeners wait for a source that dropped, for the time set by the owner. */
export const reconnectHold: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
