import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  `alter table customers
    add column country text check (country ~ '^[A-Z]{2}$'),
    add column date_format text not null default 'locale' check (date_format in ('locale', 'iso')),
    add column marketing boolean not null default false,
    add column terms_version text`,
  `alter table admins
    add column locale text not null default 'en',
    add column timezone text not null default 'UTC',
    add column date_format text not null default 'locale' check (date_format in ('locale', 'iso'))`,
  // Sessions of the previous release stay valid: they get an id, and no role, which stands for the
  // admin's current one.
  `alter table sessions
    add column id uuid not null default gen_random_uuid() unique,
    add column role text,
    add column last_seen_at timestamptz,
    add column address inet,
    add column user_agent text`,
  'update sessions set last_seen_at = created_at, role = (select role from admins where admins.id = admin_id)',
  'alter table sessions alter column last_seen_at set not null, alter column id drop default',
  // A requested account; it is created when the emailed link is opened.
  `create table registrations (
    id uuid primary key,
    email text not null check (email = lower(email)),
    first_name text not null,
    last_name text not null,
    company text,
    country text not null,
    locale text not null,
    timezone text not null,
    marketing boolean not null,
    terms_version text not null,
    password_hash text not null,
    created_at timestamptz not null,
    sent_at timestamptz not null,
    expires_at timestamptz not null
  )`,
  'create index registrations_email on registrations (email, created_at desc)',
  'create index registrations_expires on registrations (expires_at)',
  // 128 random bits each; only the SHA-256 is stored.
  `create table one_time_links (
    token_hash bytea primary key check (length(token_hash) = 32),
    purpose text not null check (purpose in ('verify', 'reset', 'email')),
    registration_id uuid references registrations on delete cascade,
    customer_id uuid references customers on delete cascade,
    new_email text,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    used_at timestamptz,
    check (num_nonnulls(registration_id, customer_id) = 1),
    check ((purpose = 'verify') = (registration_id is not null)),
    check ((purpose = 'email') = (new_email is not null))
  )`,
  'create index one_time_links_customer on one_time_links (customer_id)',
  'create index one_time_links_registration on one_time_links (registration_id)',
  'create index one_time_links_expires on one_time_links (expires_at)',
  // Mails in transit. The message contains a link, so it is encrypted, and deleted once sent.
  `create table outbox (
    id uuid primary key,
    kind text not null,
    recipient text not null,
    letter bytea,
    created_at timestamptz not null,
    next_try_at timestamptz not null,
    tries integer not null default 0,
    sent_at timestamptz,
    gave_up_at timestamptz
  )`,
  'create index outbox_waiting on outbox (next_try_at) where sent_at is null and gave_up_at is null',
  `create table second_steps (
    id uuid primary key,
    customer_id uuid unique references customers on delete cascade,
    admin_id uuid unique references admins on delete cascade,
    secret bytea not null,
    created_at timestamptz not null,
    enabled_at timestamptz,
    last_step bigint not null default 0,
    check (num_nonnulls(customer_id, admin_id) = 1)
  )`,
  `create table recovery_codes (
    second_step_id uuid not null references second_steps on delete cascade,
    code_hash bytea not null check (length(code_hash) = 32),
    used_at timestamptz,
    primary key (second_step_id, code_hash)
  )`,
  // Failed attempts within a window; "key" is a hash, since it is derived from user input.
  `create table throttles (
    key bytea primary key check (length(key) = 32),
    failures integer not null check (failures >= 0),
    refusals integer not null default 0,
    window_ends_at timestamptz not null
  )`,
  'create index throttles_window on throttles (window_ends_at)',
  // No foreign keys: events outlive the account.
  `create table audit_trail (
    id bigint generated always as identity primary key,
    at timestamptz not null,
    action text not null,
    actor_kind text not null check (actor_kind in ('nobody', 'customer', 'admin', 'system')),
    actor_id uuid,
    customer_id uuid,
    admin_id uuid,
    address inet,
    user_agent text,
    details jsonb not null default '{}'
  )`,
  'create index audit_trail_customer on audit_trail (customer_id, id desc) where customer_id is not null',
  'create index audit_trail_admin on audit_trail (admin_id, id desc) where admin_id is not null',
  `create function audit_trail_is_append_only() returns trigger language plpgsql as $$
    begin
      raise exception 'the audit trail is append-only';
    end
  $$`,
  `create trigger audit_trail_append_only before update or delete or truncate on audit_trail
    for each statement execute function audit_trail_is_append_only()`,
];

export const accounts: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
