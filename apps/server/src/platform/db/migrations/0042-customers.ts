import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  `alter table accounts
    add column tags text[] not null default '{}',
    add column disabled_reason text,
    add column version integer not null default 0`,
  'create index accounts_created on accounts (created_at)',
  // Null once the person has chosen a password.
  'alter table customers add column invited_at timestamptz',
  `alter table one_time_links drop constraint one_time_links_purpose_check`,
  `alter table one_time_links add constraint one_time_links_purpose_check
    check (purpose in ('verify', 'reset', 'email', 'invite'))`,
  // A session of staff in the area of a customer, as its owner.
  `alter table sessions
    add column viewed_customer_id uuid references customers on delete cascade,
    add check (viewed_customer_id is null or admin_id is not null)`,
  `create index sessions_viewed on sessions (viewed_customer_id) where viewed_customer_id is not null`,
  `create table account_notes (
    id uuid primary key,
    account_id uuid not null references accounts on delete cascade,
    author text not null,
    text text not null,
    created_at timestamptz not null
  )`,
  'create index account_notes_account on account_notes (account_id, id desc)',
  'create index outbox_recipient on outbox (recipient, id desc)',
];

/** What staff keeps about customers, invitations, and read-only sessions in the area of a customer. */
export const customers: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
