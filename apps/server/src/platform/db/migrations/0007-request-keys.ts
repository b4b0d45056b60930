import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  // The response is null while the request is in progress; it is encrypted, since it may contain a
  // one-time secret.
  `create table request_keys (
    id bytea primary key check (length(id) = 32),
    request bytea not null check (length(request) = 32),
    answer bytea,
    claimed_at timestamptz not null
  )`,
  'create index request_keys_claimed on request_keys (claimed_at)',
];

export const requestKeys: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
