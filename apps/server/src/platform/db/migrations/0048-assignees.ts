import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  'alter table product_requests add column assignee_id uuid references admins on delete set null',
  'create index product_requests_assignee on product_requests (assignee_id) where assignee_id is not null',
];

/** The person of the staff who takes care of a request. */
export const assignees: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
