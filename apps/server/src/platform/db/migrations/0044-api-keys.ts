import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  `create table api_keys (
    id uuid primary key,
    key_hash bytea not null unique check (length(key_hash) = 32),
    last_four text not null check (length(last_four) = 4),
    account_id uuid references accounts on delete cascade,
    admin_id uuid references admins on delete cascade,
    customer_id uuid references customers on delete set null,
    name text not null,
    scopes text[] not null check (cardinality(scopes) > 0),
    is_limited boolean not null default false,
    networks text[] not null default '{}',
    created_at timestamptz not null,
    expires_at timestamptz,
    replaced_until timestamptz,
    revoked_at timestamptz,
    rotated_from uuid references api_keys on delete set null,
    last_used_on date,
    last_used_network text,
    check (num_nonnulls(account_id, admin_id) = 1),
    check (account_id is not null or not is_limited)
  )`,
  'create index api_keys_account on api_keys (account_id)',
  'create index api_keys_admin on api_keys (admin_id) where admin_id is not null',
  'create index api_keys_customer on api_keys (customer_id)',
  'create index api_keys_rotated_from on api_keys (rotated_from) where rotated_from is not null',
  `create table api_key_products (
    key_id uuid not null references api_keys on delete cascade,
    kind text not null check (kind in ('cast', 'station', 'onepage', 'alexa', 'mobile')),
    product_id text not null,
    primary key (key_id, kind, product_id)
  )`,
  `create table api_key_calls (
    id bigint generated always as identity primary key,
    key_id uuid not null references api_keys on delete cascade,
    at timestamptz not null,
    operation text not null,
    status smallint not null,
    network text not null
  )`,
  'create index api_key_calls_key on api_key_calls (key_id, id desc)',
  'create index api_key_calls_at on api_key_calls (at)',
  `create table sign_in_links (
    token_hash bytea primary key check (length(token_hash) = 32),
    customer_id uuid not null references customers on delete cascade,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    used_at timestamptz
  )`,
  'create index sign_in_links_customer on sign_in_links (customer_id)',
  'create index sign_in_links_expires on sign_in_links (expires_at)',
];

/** API keys of accounts and of the provider, and links that sign a customer in. */
export const apiKeys: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
