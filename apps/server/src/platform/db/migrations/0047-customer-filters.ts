import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  'create index casts_plan on casts (plan, account_id) where terminated_at is null',
  'create index casts_renews on casts (renews_at, account_id) where terminated_at is null',
  'create index stations_plan on stations (plan, account_id)',
  'create index stations_renews on stations (renews_at, account_id)',
  // The last sign-in of each account, without reading its other events.
  `create index audit_trail_sign_ins on audit_trail (account_id, at desc)
    where action = 'session.created' and account_id is not null`,
];

/** The filters of the list of customers, and its order by the last sign-in. */
export const customerFilters: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
