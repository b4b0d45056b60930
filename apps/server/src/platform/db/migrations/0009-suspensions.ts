import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  // The reason and time of earlier suspensions were not recorded.
  `alter table casts
    add column suspended_at timestamptz,
    add column suspended_reason text check (length(suspended_reason) between 1 and 500),
    add column suspended_from text check (suspended_from in ('active', 'pending')),
    add column staff_version integer not null default 0,
    add constraint casts_suspension check (status = 'suspended'
      or (suspended_at is null and suspended_reason is null and suspended_from is null))`,
  // The history of one cast, latest first.
  "create index audit_trail_cast on audit_trail ((details ->> 'cast'), id desc) where details ? 'cast'",
];

export const suspensions: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
