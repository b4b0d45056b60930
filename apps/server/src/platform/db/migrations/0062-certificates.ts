import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  `create table certificates (
    name text primary key,
    is_wanted boolean not null default true,
    chain text,
    key bytea,
    issuer text,
    issued_at timestamptz,
    expires_at timestamptz,
    order_url text,
    order_key bytea,
    failures integer not null default 0,
    problem text,
    problem_detail text,
    due_at timestamptz not null,
    wanted_at timestamptz not null,
    constraint certificates_issued check (
      (chain is null) = (key is null) and (chain is null) = (issued_at is null)
      and (chain is null) = (expires_at is null)
    ),
    constraint certificates_order check ((order_url is null) = (order_key is null))
  )`,
  'create index certificates_due on certificates (due_at) where is_wanted',
  `create table acme_accounts (
    directory text primary key,
    url text,
    key bytea not null
  )`,
  `create table acme_challenges (
    token text primary key,
    answer text not null,
    expires_at timestamptz not null
  )`,
];

/** Certificates of host names, with what is needed to obtain them by ACME. */
export const certificates: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
