import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  'alter table casts alter column per_address set default 20',
  // Casts whose server settings were never saved have no limit by default, not by choice. Half of a small plan stays
  // free for others.
  `update casts set per_address = least(20, greatest(1, listener_limit / 2))
    where per_address is null and server_version = 0`,
];

/** Limits the listeners from one address by default, so that one address cannot use up the listeners of a plan. */
export const perAddressDefault: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
