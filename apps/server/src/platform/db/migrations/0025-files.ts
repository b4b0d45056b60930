import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  `create table files (
    hash text primary key check (hash ~ '^[0-9a-f]{64}$'),
    content_type text not null,
    bytes bigint not null check (bytes > 0),
    width integer,
    height integer,
    is_public boolean not null,
    created_at timestamptz not null
  )`,
  `create table file_uploads (
    id uuid primary key,
    hash text not null references files,
    kind text not null,
    customer_id uuid references customers on delete cascade,
    admin_id uuid references admins on delete cascade,
    uploaded_at timestamptz not null,
    check (num_nonnulls(customer_id, admin_id) = 1),
    unique nulls not distinct (customer_id, admin_id, kind, hash)
  )`,
  'create index file_uploads_hash on file_uploads (hash)',
  'create index file_uploads_uploaded_at on file_uploads (uploaded_at)',
];

export const files: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
