import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  `create table plans (
    id uuid primary key,
    kind text not null check (kind in ('cast')),
    is_public boolean not null,
    is_self_service boolean not null check (is_public or not is_self_service),
    archived_at timestamptz,
    version integer not null default 0,
    created_at timestamptz not null
  )`,
  // An edition in use never changes: casts keep what was agreed.
  `create table plan_editions (
    id uuid primary key,
    plan_id uuid not null references plans on delete cascade,
    edition integer not null check (edition > 0),
    name text not null,
    listener_limit integer not null check (listener_limit > 0),
    streams_limit integer not null check (streams_limit > 0),
    bitrate_limit integer not null check (bitrate_limit > 0),
    price_text text not null,
    created_at timestamptz not null,
    unique (plan_id, edition)
  )`,
  // The text column "plan" stays the shown name, also of casts with individual limits.
  `alter table casts
    add column plan_edition_id uuid references plan_editions,
    add column terminated_at timestamptz`,
  'create index casts_plan_edition on casts (plan_edition_id) where plan_edition_id is not null',
  'create index casts_terminated on casts (terminated_at) where terminated_at is not null',
  `create table product_requests (
    id uuid primary key,
    account_id uuid not null references accounts on delete cascade,
    customer_id uuid references customers on delete set null,
    plan_edition_id uuid not null references plan_editions,
    name text not null,
    address text,
    note text not null,
    state text not null check (state in ('pending', 'approved', 'refused', 'cancelled')),
    reason text,
    cast_id uuid references casts on delete set null,
    created_at timestamptz not null,
    answered_at timestamptz,
    answered_by uuid references admins on delete set null,
    check ((state = 'pending') = (answered_at is null))
  )`,
  'create index product_requests_account on product_requests (account_id, created_at desc)',
  "create index product_requests_pending on product_requests (created_at) where state = 'pending'",
  'create index product_requests_cast on product_requests (cast_id) where cast_id is not null',
  `create table cast_notes (
    id uuid primary key,
    cast_id uuid not null references casts on delete cascade,
    text text not null,
    made_by text not null,
    made_at timestamptz not null
  )`,
  'create index cast_notes_cast on cast_notes (cast_id, made_at desc)',
];

/** Plans with editions, requests for products, and the termination of casts. */
export const plans: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
