import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  // Both tables contained unsalted hashes of what people had typed, passwords included. Their rows
  // are short-lived: a repeated request is executed again, and the counters start anew.
  'delete from request_keys',
  'delete from throttles',
];

export const passwordTraces: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
