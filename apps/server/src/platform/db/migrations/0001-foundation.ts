import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  `create table customers (
    id uuid primary key,
    email text not null unique check (email = lower(email)),
    first_name text not null,
    last_name text not null,
    company text,
    locale text not null,
    timezone text not null,
    password_hash text not null,
    disabled_at timestamptz,
    demo boolean not null default false,
    created_at timestamptz not null default now()
  )`,
  `create table admins (
    id uuid primary key,
    username text not null unique,
    name text not null,
    role text not null check (role in ('admin', 'superadmin')),
    title text not null,
    email text not null,
    password_hash text not null,
    disabled_at timestamptz,
    demo boolean not null default false,
    created_at timestamptz not null default now()
  )`,
  `create table sessions (
    token_hash bytea primary key check (length(token_hash) = 32),
    customer_id uuid references customers on delete cascade,
    admin_id uuid references admins on delete cascade,
    created_at timestamptz not null,
    idle_expires_at timestamptz not null,
    expires_at timestamptz not null,
    revoked_at timestamptz,
    check (num_nonnulls(customer_id, admin_id) = 1)
  )`,
  'create index sessions_customer on sessions (customer_id)',
  'create index sessions_admin on sessions (admin_id)',
  'create index sessions_expires on sessions (expires_at)',
  `create table casts (
    id uuid primary key,
    username text not null unique,
    customer_id uuid not null references customers,
    name text not null,
    group_name text not null,
    server text not null,
    plan text not null,
    status text not null check (status in ('active', 'pending', 'suspended')),
    renews_at timestamptz,
    mount text not null unique,
    listener_limit integer not null check (listener_limit > 0),
    source_password bytea not null,
    created_at timestamptz not null default now()
  )`,
  'create index casts_customer on casts (customer_id)',
  `create table stations (
    id uuid primary key,
    customer_id uuid not null references customers,
    name text not null,
    group_name text not null,
    server text not null,
    plan text not null,
    status text not null check (status in ('active', 'pending', 'suspended')),
    renews_at timestamptz,
    cast_id uuid references casts on delete set null,
    stream_url text,
    created_at timestamptz not null default now()
  )`,
  'create index stations_customer on stations (customer_id)',
  `create table one_pages (
    username text primary key,
    customer_id uuid not null references customers,
    title text not null,
    domain text unique,
    state text not null,
    created_at timestamptz not null default now()
  )`,
  'create index one_pages_customer on one_pages (customer_id)',
  `create table alexa_skills (
    id uuid primary key,
    customer_id uuid not null references customers,
    name text not null,
    invocation_name text not null,
    locales text[] not null,
    status text not null,
    created_at timestamptz not null default now()
  )`,
  'create index alexa_skills_customer on alexa_skills (customer_id)',
  `create table mobile_apps (
    id uuid primary key,
    customer_id uuid not null references customers,
    platform text not null check (platform in ('android', 'ios')),
    name text not null,
    status text not null,
    version text,
    store_url text,
    created_at timestamptz not null default now()
  )`,
  'create index mobile_apps_customer on mobile_apps (customer_id)',
  `create table cast_live (
    cast_id uuid primary key references casts on delete cascade,
    on_air boolean not null,
    listeners integer check (listeners >= 0),
    title text,
    title_since timestamptz,
    since timestamptz not null,
    sample boolean not null default false
  )`,
  `create table engine_state (
    id smallint primary key default 1 check (id = 1),
    kind text not null,
    state text not null,
    version text,
    capabilities jsonb,
    checked_at timestamptz
  )`,
  `create table listener_samples (
    username text not null references casts (username) on delete cascade on update cascade,
    at timestamptz not null,
    listeners integer not null check (listeners >= 0),
    sample boolean not null default false,
    primary key (username, at)
  )`,
  'create index listener_samples_at on listener_samples (at)',
  'create sequence live_sequence',
];

export const foundation: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
