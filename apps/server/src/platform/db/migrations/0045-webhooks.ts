import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  `create table webhook_endpoints (
    id uuid primary key,
    account_id uuid not null references accounts on delete cascade,
    url text not null,
    description text not null,
    events text[] not null check (cardinality(events) > 0),
    -- Such as cast:<id>; null for all products of the account.
    products text[] check (cardinality(products) > 0),
    secret bytea not null,
    previous_secret bytea,
    previous_secret_until timestamptz,
    created_by uuid references customers on delete set null,
    created_at timestamptz not null,
    version integer not null default 0,
    disabled_at timestamptz,
    disabled_reason text check (disabled_reason in ('person', 'gone', 'failing')),
    failing_since timestamptz,
    last_success_at timestamptz,
    -- A server sends to the endpoint until then; one call at a time.
    leased_until timestamptz,
    last_try_at timestamptz,
    check ((disabled_at is null) = (disabled_reason is null)),
    check ((previous_secret is null) = (previous_secret_until is null))
  )`,
  'create index webhook_endpoints_account on webhook_endpoints (account_id, created_at)',
  `create table webhook_messages (
    id text primary key,
    account_id uuid not null references accounts on delete cascade,
    product text not null,
    type text not null,
    body text not null check (octet_length(body) <= 20480),
    at timestamptz not null,
    is_test boolean not null default false
  )`,
  'create index webhook_messages_product on webhook_messages (product, type, at)',
  'create index webhook_messages_purge on webhook_messages (at)',
  'create index webhook_messages_account on webhook_messages (account_id)',
  `create table webhook_deliveries (
    id uuid primary key,
    endpoint_id uuid not null references webhook_endpoints on delete cascade,
    message_id text not null references webhook_messages on delete cascade,
    state text not null check (state in ('pending', 'delivered', 'failed')),
    -- Tries since the delivery or its replay was queued.
    tries integer not null default 0,
    next_try_at timestamptz,
    unique (endpoint_id, message_id),
    check ((state = 'pending') = (next_try_at is not null))
  )`,
  "create index webhook_deliveries_due on webhook_deliveries (endpoint_id, next_try_at) where state = 'pending'",
  'create index webhook_deliveries_list on webhook_deliveries (endpoint_id, id desc)',
  'create index webhook_deliveries_message on webhook_deliveries (message_id)',
  `create table webhook_tries (
    id bigint generated always as identity primary key,
    delivery_id uuid not null references webhook_deliveries on delete cascade,
    at timestamptz not null,
    status integer,
    error text,
    duration_ms integer not null,
    response text,
    check ((status is null) <> (error is null))
  )`,
  'create index webhook_tries_delivery on webhook_tries (delivery_id, id desc)',
];

/** Endpoints of webhooks, and the messages that are sent to them. */
export const webhooks: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
